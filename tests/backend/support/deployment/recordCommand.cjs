/**
 * Replaces npx and for the scripts of a deployment: notes in the file RECORD how it was called, and fails where
 * FAIL_AT is part of its arguments.
 */
const { appendFileSync, readFileSync, statSync } = require('node:fs');

const args = process.argv.slice(2);
const file = args[args.indexOf('--env-file') + 1];
const secrets = args.includes('--env-file')
  ? { file, text: readFileSync(file, 'utf8'), mode: statSync(file).mode % 0o1000 }
  : undefined;
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(SUPABASE|CLOUDFLARE|NETLIFY|VITE|SITE)_/.test(name)),
);
appendFileSync(process.env.RECORD, `${JSON.stringify({ args: [process.argv[1], ...args], env, secrets })}\n`);
process.exit(process.env.FAIL_AT && args.join(' ').includes(process.env.FAIL_AT) ? 3 : 0);
