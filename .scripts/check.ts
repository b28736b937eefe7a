import { report, staticChecks } from './checks/steps.ts';

report(await staticChecks());
