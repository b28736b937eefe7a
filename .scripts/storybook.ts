import { spawn } from 'node:child_process';
import { toolPath } from './setup/tools.mjs';

const build = process.argv[2] === 'build';
const args = build
  ? ['build', '--output-dir', 'storybook-static', ...process.argv.slice(3)]
  : ['dev', '--port', '6006', '--host', 'localhost', '--no-open', ...process.argv.slice(2)];
const child = spawn(process.execPath, [toolPath('storybook'), ...args], { stdio: 'inherit' });
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
