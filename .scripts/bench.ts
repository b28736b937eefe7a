import { runBench } from '../tests/bench/run.ts';

process.exitCode = await runBench();
