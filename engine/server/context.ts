import type { FastifyBaseLogger } from "fastify";
import type { Language } from "#engine/contract/language.ts";
import type { Role, SellerPart } from "#engine/contract/person.ts";
import type { AdminFigure, AdminQueue } from "./admin-start.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import type { Flags } from "./config/flags.ts";
import type { Database } from "./data/client.ts";
import type { NotificationKind } from "./feature.ts";
import type { PersonText } from "./http/answers/errors.ts";
import type { Kept } from "./http/kept/kept.ts";
import type { RateLimits } from "./http/limits/limits.ts";
import type { CallRates } from "./http/limits/rates.ts";
import type { Ids } from "./ids.ts";
import type { EventCatalogue } from "./jobs/events.ts";
import type { Printer } from "./outside/documents/printer.ts";
import type { Storage } from "./outside/files/storage.ts";
import type { Mails } from "./outside/mail/mail.ts";
import type { FakePayu } from "./outside/payment/fake-payu.ts";
import type { PaymentProvider } from "./outside/payment/payment-provider.ts";
import type { PushSender } from "./outside/push/push.ts";
import type { Sms } from "./outside/sms/sms.ts";
import type { OwnArticle } from "./own-articles.ts";
import type { PrivacyPlan } from "./privacy/table-privacy.ts";
import type { Metrics } from "./run/metrics.ts";
import type { Signals } from "./signals/signals.ts";
import type { WrittenWords } from "./written-words.ts";

/** What one process has, whoever asks: handed to every operation, listener and job. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly flags: Flags;
  /** What this process has read a moment ago. */
  readonly kept: Kept;
  readonly limits: RateLimits;
  readonly rates: CallRates;
  readonly sms: Sms;
  readonly mails: Mails;
  readonly storage: Storage;
  /** Who takes online payments; null: they are not offered. */
  readonly payments: PaymentProvider | null;
  /** The local stand-in for that provider; null wherever real money is taken. */
  readonly fakePayu: FakePayu | null;
  readonly printer: Printer;
  readonly events: EventCatalogue;
  /** What people can be told, over all features. */
  readonly notificationKinds: readonly NotificationKind[];
  /** Legal and help texts as they come with the app, over all features. */
  readonly ownArticles: readonly OwnArticle[];
  /** What the actions of the audit log say, over all features. */
  readonly auditTexts: ReadonlyMap<string, PersonText>;
  /** The sentences of error codes, over all features: for what is refused outside of a request. */
  readonly errorTexts: ReadonlyMap<string, PersonText>;
  /** What happens to people's data, over all features. */
  readonly privacy: PrivacyPlan;
  /** What waits and what is counted on the admin console's first page, over all features. */
  readonly adminQueues: readonly AdminQueue[];
  readonly adminFigures: readonly AdminFigure[];
  /** Posts that all members may read, over all features. */
  readonly writtenWords: readonly WrittenWords[];
  readonly push: PushSender;
  /** Wakes who waits for news, in every process. */
  readonly signals: Signals;
  /** Keys the hashes of one-time codes; never leaves the process. */
  readonly secret: string;
}

/** What a member of a seller's team may do in that seller's name. */
export interface SellerAccess {
  readonly sellerProfileId: number;
  readonly parts: readonly SellerPart[];
}

/** The signed-in caller. */
export interface Actor {
  readonly profileId: number;
  readonly profileKey: string;
  /** What holds for this session. */
  readonly roles: readonly Role[];
  /** For whom the caller works; left out for sellers themselves and for everybody else. */
  readonly sellerAccess?: SellerAccess;
  /** Staff rights that wait for the second factor. */
  readonly withheldRoles?: readonly Role[];
  /** Whether the session was begun or confirmed with the second factor. */
  readonly hasSecondFactor?: boolean;
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
  /** In calls for sellers: the seller in whose name the caller acts, who is the caller or has the caller as a member. */
  readonly sellerProfileId?: number;
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

/** A request of a seller, or of a member of the seller's team, who stays the `actor`. */
export interface SellerContext extends MemberContext {
  readonly sellerProfileId: number;
}
