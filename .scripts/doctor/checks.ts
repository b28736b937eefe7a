import { bundleCheck } from './bundle.ts';
import { previewsCheck, robotsCheck, sitemapCheck } from './crawlers.ts';
import { databaseCheck, grantsCheck, migrationsCheck, rowSecurityCheck } from './database.ts';
import { functionChecks, publishableKeyCheck } from './functions.ts';
import { cachingCheck, policyCheck, securityHeadersCheck } from './headers.ts';
import { mailKeyCheck, mailSenderCheck } from './mail.ts';
import { backendDnsCheck, certificateCheck, siteDnsCheck } from './network.ts';
import { paymentKeyCheck, webhookCheck, webhookEventsCheck, webhookSecretCheck } from './payments.ts';
import {
  mailGivenUpCheck,
  mailWaitingCheck,
  scheduleAnswersCheck,
  scheduleCheck,
  scheduleSecretsCheck,
} from './schedule.ts';
import { paymentModeCheck, settingsCheck } from './settingsCheck.ts';
import { notFoundCheck, originCheck, siteCheck } from './site.ts';

/** The checks of the published site. */
export const siteChecks = [
  siteCheck,
  originCheck,
  policyCheck,
  securityHeadersCheck,
  cachingCheck,
  notFoundCheck,
  robotsCheck,
  sitemapCheck,
  previewsCheck,
  bundleCheck,
];

/** The checks of the database. */
export const databaseChecks = [
  databaseCheck,
  migrationsCheck,
  rowSecurityCheck,
  grantsCheck,
  scheduleCheck,
  scheduleSecretsCheck,
  scheduleAnswersCheck,
  mailWaitingCheck,
  mailGivenUpCheck,
];

/** Every check, in the order of the report. One that another needs comes before it. */
export const checks = [
  settingsCheck,
  paymentModeCheck,
  siteDnsCheck,
  backendDnsCheck,
  certificateCheck,
  ...siteChecks,
  publishableKeyCheck,
  ...functionChecks,
  ...databaseChecks,
  mailKeyCheck,
  mailSenderCheck,
  paymentKeyCheck,
  webhookCheck,
  webhookEventsCheck,
  webhookSecretCheck,
];

export type CheckName = (typeof checks)[number]['name'];
