/** What npm runs at the end of `npm ci` and `npm install`. */
import { markInstalled } from './setup/install.mjs';
import { projectNode } from './setup/projectNode.mjs';
import { generateStyles } from './setup/styles.mjs';
import { root } from './setup/tools.mjs';

try {
  generateStyles(await projectNode());
  markInstalled(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
