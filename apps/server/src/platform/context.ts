import type { Language } from "@santha/contract/language";
import type { Role } from "@santha/contract/person";
import type { Database } from "@santha/database/client";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { EventCatalogue } from "./events.ts";
import type { NotificationKind } from "./feature.ts";
import type { Flags } from "./flags.ts";
import type { Ids } from "./ids.ts";
import type { RateLimits } from "./limits.ts";
import type { Metrics } from "./metrics.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { PayuStandIn } from "./payu-stand-in.ts";
import type { Printer } from "./printer.ts";
import type { PushSender } from "./push.ts";
import type { CallRates } from "./rates.ts";
import type { Signals } from "./signals.ts";
import type { SmsSender } from "./sms.ts";
import type { Storage } from "./storage.ts";

/** What one process has, whoever asks: handed to every operation, listener and job. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly flags: Flags;
  readonly limits: RateLimits;
  readonly rates: CallRates;
  readonly sms: SmsSender;
  readonly storage: Storage;
  /** Who takes online payments; null: they are not offered. */
  readonly payments: PaymentProvider | null;
  /** The local stand-in for that provider; null wherever real money is taken. */
  readonly payuStandIn: PayuStandIn | null;
  readonly printer: Printer;
  readonly events: EventCatalogue;
  /** What people can be told, over all features. */
  readonly notificationKinds: readonly NotificationKind[];
  readonly push: PushSender;
  /** Wakes who waits for news, in every process. */
  readonly signals: Signals;
  /** Keys the hashes of one-time codes; never leaves the process. */
  readonly secret: string;
}

/** The signed-in caller. */
export interface Actor {
  readonly profileId: number;
  readonly profileKey: string;
  readonly roles: readonly Role[];
}

export interface CookieOptions {
  readonly maxAgeInSeconds: number;
  readonly isReadableByScripts?: boolean;
}
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, options: CookieOptions): void;
  clear(name: string): void;
}

/** One request: the platform and who asks, from where, in which language. */
export interface RequestContext extends Platform {
  readonly requestId: string;
  readonly actor: Actor | null;
  readonly language: Language;
  /** Where it came from, as limits count it (`countedAddress`). */
  readonly address: string;
  readonly device: string;
  readonly cookies: Cookies;
  readonly idempotencyKey: string | null;
  /** Where a stream is resumed: the id of the last event that the browser has, a whole number. */
  readonly lastEventId: number | null;
}

/** A request whose endpoint needs a session. */
export interface MemberContext extends RequestContext {
  readonly actor: Actor;
}
