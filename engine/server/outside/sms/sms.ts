import type { Clock } from "../../clock.ts";
import type { Config } from "../../config/config.ts";
import type { Reader } from "../../data/client.ts";
import { type TextSeal, textSeal } from "../../data/sealed-text.ts";
import { platformRefusal } from "../../http/answers/errors.ts";
import type { LimitOptions } from "../../http/limits/limits.ts";
import { tooMany } from "../../http/limits/too-many.ts";
import type { Ids } from "../../ids.ts";
import { queueJob } from "../../jobs/queue-job.ts";
import { smsLimits } from "./limits.ts";
import { insertSms, type NewSms, oldestOfRecent, type Recent } from "./sms.queries.ts";
import { httpGateway, type SmsGateway } from "./sms-gateway.ts";
import type { SmsKind, SmsMessage, SmsPurpose } from "./sms-kind.ts";
import { plainSms, smsParts } from "./sms-parts.ts";

/** Text messages. One is written in the caller's transaction and leaves only if that commits. */
export interface Sms {
  /**
   * @throws 503 `platform/no-sms` and 429 `platform/too-many` for codes that the caller waits for; other messages are
   * kept as failed, with the reason.
   */
  send(database: Reader, message: SmsMessage): Promise<void>;
  readonly kinds: readonly SmsKind[];
  /** In the order in which they are asked; none: nothing leaves the house. */
  readonly gateways: readonly SmsGateway[];
  /** Opens and closes the texts of codes. */
  readonly seal: TextSeal;
}

/** Tries to hand a message over to a gateway. */
export const handOverJob = "sms/hand-over";

const minute = 60_000;

/** Codes are worth nothing afterwards, and old news confuses. */
const lifeInMinutes: Readonly<Record<SmsPurpose, number>> = {
  "sign-in": 10,
  consent: 10,
  delivery: 12 * 60,
  news: 24 * 60,
};

export interface SmsOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly secret: string;
  readonly kinds: readonly SmsKind[];
  /** Bounds raised by name, for tests. */
  readonly raised?: LimitOptions["raised"];
}

/** Text messages as the settings say: through gateways, into the outbox, or not at all. */
export function openSms(options: SmsOptions): Sms {
  const { config, secret, kinds } = options;
  const seal = textSeal(secret, "text messages");
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  const way = config.sms.kind;
  return {
    kinds,
    gateways: gatewaysOf(config),
    seal,
    async send(database, given) {
      const kind = byName.get(given.template);
      if (!kind) throw new Error(`no feature declares the text message ${given.template}`);
      const message = newSms(given, kind, seal, options);
      if (way === "none") return keepUnsent(database, message);
      const bounds = boundsOf(message, options);
      const isOutbox = way === "outbox";
      const sent = isOutbox ? ({ ...message, state: "handed_over", gateway: "outbox" } as const) : message;
      const kept = await insertSms(database, sent, { bounds, isAwaited: isAwaited(message) });
      if (!kept) throw tooMany(await waitOf(database, bounds));
      if (!isOutbox && !kept.isKeptBack) await queue(database, kept.id, message.purpose);
    },
  };
}

interface Bound extends Recent {
  readonly windowInMilliseconds: number;
}

/** How many messages of a purpose a number gets in an hour, and of those that others ask for in a day. */
function boundsOf({ mobileNo, purpose, createdAt }: NewSms, { config, raised }: SmsOptions): Bound[] {
  const ofDay = purpose === "consent" ? [smsLimits["sms consent by number, day"]] : [];
  return [smsLimits[`sms ${purpose} by number, hour`], ...ofDay].map(({ name, hits, windowInMinutes }) => {
    const windowInMilliseconds = windowInMinutes * minute;
    return {
      ...{ mobileNo, purpose, windowInMilliseconds, until: createdAt },
      from: new Date(createdAt.getTime() - windowInMilliseconds),
      most: raised?.[name] ?? hits * config.limitFactor,
    };
  });
}

function newSms(given: SmsMessage, { purpose }: SmsKind, seal: TextSeal, options: SmsOptions): NewSms {
  const { mobileNo, template, language } = given;
  const now = options.clock.now();
  const text = plainSms(given.body, language);
  const messageKey = options.ids.token();
  const isCode = purpose !== "news";
  return {
    ...{ mobileNo, template, language, purpose, messageKey, createdAt: now },
    parts: smsParts(text).count,
    expiresAt: new Date(now.getTime() + lifeInMinutes[purpose] * minute),
    body: isCode ? null : text,
    sealedBody: isCode ? seal.seal(text, messageKey) : null,
  };
}

async function queue(database: Reader, id: string, purpose: SmsPurpose): Promise<void> {
  await queueJob(database, {
    ...{ name: handOverJob, key: `${handOverJob}:${id}`, payload: { id } },
    line: lineOf(id, purpose),
  });
}

/** Somebody looks at the screen that asks for its code. */
const isAwaited = ({ purpose }: NewSms): boolean => purpose === "sign-in" || purpose === "consent";

/** Who waits for a code is refused; other messages are kept without their words, with the reason. */
async function keepUnsent(database: Reader, message: NewSms): Promise<void> {
  if (isAwaited(message)) throw platformRefusal("platform/no-sms");
  const unsent = { ...message, state: "failed", reason: "no-gateway", body: null, sealedBody: null } as const;
  await insertSms(database, unsent, { bounds: [], isAwaited: false });
}

/**
 * News has one queue, codes have two: a silent gateway never delays codes behind news.
 * A code that waits delays only half of the other codes.
 */
function lineOf(id: string, purpose: SmsPurpose): string {
  return purpose === "news" ? "sms-news" : `sms-codes-${Number(id.at(-1)) % 2}`;
}

function gatewaysOf({ sms }: Config): readonly SmsGateway[] {
  if (sms.kind !== "gateway") return [];
  return sms.gateways.map((gateway) => httpGateway(gateway, sms));
}

/** How long the number has to wait for another message of this purpose, in seconds. */
async function waitOf(database: Reader, bounds: readonly Bound[]): Promise<number> {
  const waits: number[] = [0];
  for (const bound of bounds) {
    const oldest = await oldestOfRecent(database, bound);
    if (oldest) waits.push((oldest.getTime() + bound.windowInMilliseconds - bound.until.getTime()) / 1000);
  }
  return Math.max(...waits);
}

/** What cannot be used without a gateway, for the one at the terminal; null: nothing is missing. */
export function missingWithoutSms({ sms }: Config): string | null {
  if (sms.kind !== "none") return null;
  return (
    "SMS is switched off (SMS_GATEWAY=none). Nobody can sign up, sign in by code, set a new password or give a farmer's " +
    "consent by code; delivery codes and news of orders, payouts and grievances are seen in the app only."
  );
}
