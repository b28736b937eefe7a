import { check, ok, warning, wrong } from './check.ts';
import { settingsProblems, takesPayments } from './settings.ts';

export const settingsCheck = check('settings', [], async ({ settings, envFile }) => {
  const problems = settingsProblems(settings);
  if (problems.length > 0)
    return wrong(`${problems.join('; ')}.`, `Correct ${envFile}; .env.example says what each is for.`);
  const count = Object.values(settings).filter((value) => value).length;
  return ok(`The ${count} settings of ${envFile} are complete and well-formed.`);
});

/** Charges of a test key are never paid out, and those of a live one should not come from a trial. */
export const paymentModeCheck = check('payment-mode', [], async (context) => {
  if (!takesPayments) return ok('Nothing is sold.');
  const isTest = /^[a-z]+_test_/.test(context.setting('STRIPE_SECRET_KEY'));
  const isTrial = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(context.site).hostname);
  if (isTest && !isTrial)
    return warning(
      `STRIPE_SECRET_KEY is a test key, but ${context.site} is public: no card is charged there.`,
      'Once you take money, put the live key and its webhook secret into the env file, and deploy again.',
    );
  if (!isTest && isTrial)
    return warning(
      'STRIPE_SECRET_KEY is a live key, but the site is on this machine: trying it out charges real cards.',
      'Put a test key into the env file.',
    );
  return ok(
    isTest
      ? 'A site on this machine has a test key for payments.'
      : 'A public site has a live key for payments.',
  );
});
