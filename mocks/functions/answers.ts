import type { FunctionName } from '#contract';
import type { AnswersOf } from './answer.ts';
import { checkoutAnswers } from './checkout-status.answers.ts';
import { classAnswers } from './create-class-payment.answers.ts';
import { tipAnswers } from './create-tip-payment.answers.ts';
import { confirmAnswers } from './newsletter-confirm.answers.ts';
import { subscribeAnswers } from './newsletter-subscribe.answers.ts';
import { unsubscribeAnswers } from './newsletter-unsubscribe.answers.ts';
import { contactAnswers } from './send-contact-email.answers.ts';

/** Every function with its named answers. */
export const answers = {
  'newsletter-subscribe': subscribeAnswers,
  'newsletter-confirm': confirmAnswers,
  'newsletter-unsubscribe': unsubscribeAnswers,
  'create-tip-payment': tipAnswers,
  'create-class-payment': classAnswers,
  'send-contact-email': contactAnswers,
  'checkout-status': checkoutAnswers,
} as const satisfies { [Name in FunctionName]: AnswersOf<Name> };
