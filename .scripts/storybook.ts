import { spawn } from 'node:child_process';

const build = process.argv[2] === 'build';
const args = build
  ? ['build', '--output-dir', 'storybook-static', ...process.argv.slice(3)]
  : ['dev', '--port', '6006', '--host', 'localhost', '--no-open', ...process.argv.slice(2)];
const child = spawn('storybook', args, { stdio: 'inherit' });
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
