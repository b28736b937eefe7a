import { parseArgs } from 'node:util';
import { partNames, runBench } from '../tests/bench/run.ts';

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const asked = values.only?.flatMap((names) => names.split(','));
const unknown = asked?.filter((name) => !partNames.some((part) => part === name)) ?? [];

if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} to measure; there are ${partNames.join(', ')}.`);
  process.exitCode = 1;
} else process.exitCode = await runBench(asked && partNames.filter((part) => asked.includes(part)));
