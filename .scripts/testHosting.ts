import { requireBrowser } from './checks/requireBrowser.ts';
import { report, vitestStep } from './checks/steps.ts';

requireBrowser();
process.env['DRAFT'] = 'true';
report([await vitestStep('Hosting: load, crashes, networks, deployment, optional services', 'hosting')]);
