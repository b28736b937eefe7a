import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { MailService } from './mailService.ts';
import type { Payments } from './payments.ts';
import type { HumanCheck } from './turnstile.ts';

/** A function's dependencies. */
export interface Deps {
  readonly config: Config;
  readonly sql: Database;
  readonly mailService: MailService;
  readonly isHuman: HumanCheck;
  /** Continues work after the response. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** The further dependencies of the payment functions. */
export interface PaymentDeps extends Deps {
  readonly payments: Payments;
}

/** The further dependencies of deliver-mail. */
export interface DeliveryDeps extends Deps {
  /** Problems of settings that only other functions read. */
  readonly settingsProblems: readonly string[];
}

/** A function: request to response. It never rejects. */
export type Handler<Needs extends Deps = Deps> = (request: Request, deps: Needs) => Promise<Response>;
