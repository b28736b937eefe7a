import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { MailService } from './mailService.ts';
import type { Payments } from './payments.ts';
import type { HumanCheck } from './turnstile.ts';

/** All that a function uses of the world around it. */
export interface Deps {
  readonly config: Config;
  readonly sql: Database;
  readonly mailService: MailService;
  readonly isHuman: HumanCheck;
  /** Goes on with work after the answer is out. */
  readonly afterwards: (work: Promise<unknown>) => void;
}

/** What the functions around payments use beyond that. */
export interface PaymentDeps extends Deps {
  readonly payments: Payments;
}

/** What deliver-mail uses beyond that. */
export interface DeliveryDeps extends Deps {
  /** What is missing or wrong in the settings that only other functions read. */
  readonly settingsProblems: readonly string[];
}

/** A function as a whole: from a request to an answer. It never rejects. */
export type Handler<Needs extends Deps = Deps> = (request: Request, deps: Needs) => Promise<Response>;
