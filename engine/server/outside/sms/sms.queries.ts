import { sql } from "kysely";
import type { Language } from "#engine/contract/language.ts";
import type { Reader } from "../../data/client.ts";
import type { SmsPurpose } from "./sms-kind.ts";

export type SmsState = "queued" | "handed_over" | "delivered" | "failed";
/** Why a message failed: by us, by the gateway, or by the network behind it. */
export type SmsFailure = "no-gateway" | "too-many" | "expired" | "refused" | "not-delivered";

export interface NewSms {
  readonly mobileNo: string;
  readonly template: string;
  readonly language: Language;
  readonly purpose: SmsPurpose;
  readonly messageKey: string;
  readonly parts: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly body: string | null;
  readonly sealedBody: Buffer | null;
  readonly state?: SmsState;
  readonly reason?: SmsFailure;
  readonly gateway?: string;
}

/**
 * Keeps a message; beyond its bounds as failed, without its words, or, when `isAwaited`, not at all (null). Sends to one
 * number wait for each other, so that the bounds hold.
 */
export async function insertSms(
  database: Reader,
  message: NewSms,
  { bounds, isAwaited }: { readonly bounds: readonly Recent[]; readonly isAwaited: boolean },
): Promise<{ readonly id: string; readonly isKeptBack: boolean } | null> {
  const { state = "queued", reason = null, gateway = null, createdAt } = message;
  const isCrowded = bounds.map((bound) => sql`${crowding(bound)} is not null`);
  const unlessCrowded = (value: unknown, type: string, otherwise: unknown = null) =>
    sql`case when is_crowded then ${otherwise}::${sql.raw(type)} else ${value}::${sql.raw(type)} end`;
  const { rows } = await sql<{ id: string; isKeptBack: boolean }>`
    with tried as materialized (select ${isCrowded.length > 0 ? sql.join(isCrowded, sql` or `) : sql`false`} as is_crowded)
    insert into sms_messages (mobile_no, template, language, purpose, message_key, parts, body, sealed_body, state,
      reason, gateway, created_at, expires_at, handed_over_at, ended_at)
    select ${message.mobileNo}, ${message.template}, ${message.language}, ${message.purpose}, ${message.messageKey},
      ${message.parts}::integer, ${unlessCrowded(message.body, "text")}, ${unlessCrowded(message.sealedBody, "bytea")},
      ${unlessCrowded(state, "text", "failed")}, ${unlessCrowded(reason, "text", "too-many")},
      ${unlessCrowded(gateway, "text")}, ${createdAt}::timestamptz, ${message.expiresAt}::timestamptz,
      ${unlessCrowded(state === "handed_over" ? createdAt : null, "timestamptz")},
      ${unlessCrowded(state === "failed" ? createdAt : null, "timestamptz", createdAt)}
    from tried ${isAwaited ? sql`where not is_crowded` : sql``}
    returning id::text as id, (select is_crowded from tried) as "isKeptBack"`.execute(database);
  return rows[0] ?? null;
}

export interface Recent {
  readonly mobileNo: string;
  readonly purpose: SmsPurpose;
  readonly from: Date;
  readonly until: Date;
  readonly most: number;
}

const crowding = ({ mobileNo, purpose, from, until, most }: Recent) =>
  sql`sms_crowding_in_turn(${mobileNo}, ${purpose}, ${from}, ${until}, ${most})`;

/** The moment of the message that has to grow old before another one may follow; null: there were fewer. */
export async function oldestOfRecent(database: Reader, recent: Recent): Promise<Date | null> {
  const { rows } = await sql<{ oldest: Date | null }>`select ${crowding(recent)} as oldest`.execute(database);
  return rows[0]?.oldest ?? null;
}

export interface DueSms {
  readonly id: string;
  readonly mobileNo: string;
  readonly template: string;
  readonly language: Language;
  readonly messageKey: string;
  readonly body: string | null;
  readonly sealedBody: Buffer | null;
  readonly expiresAt: Date;
  readonly gateway: string | null;
  /** Tries at this gateway, with the one that begins now. */
  readonly tries: number;
}

/**
 * Begins a try of a message that still waits, at the gateway named; null: it waits no more. From now on, also when the
 * process dies in the middle, the gateway may have the message.
 */
export async function beginTry(database: Reader, id: string, gateway: string): Promise<DueSms | null> {
  const { rows } = await sql<DueSms>`
    update sms_messages set
      tries = case when gateway is null or gateway = ${gateway} then tries + 1 else 1 end, gateway = ${gateway},
      may_be_taken = true
    where id = ${id} and state = 'queued'
    returning id::text as id, mobile_no as "mobileNo", template, language, message_key as "messageKey", body,
      sealed_body as "sealedBody", expires_at as "expiresAt", gateway, tries`.execute(database);
  return rows[0] ?? null;
}

/** The gateway at which a waiting message is, and whether it may have it; undefined: it waits no more. */
export async function findWaiting(
  database: Reader,
  id: string,
): Promise<{ readonly gateway: string | null; readonly mayBeTaken: boolean } | undefined> {
  return database
    .selectFrom("sms_messages")
    .select(["gateway", "may_be_taken as mayBeTaken"])
    .where("id", "=", Number(id))
    .where("state", "=", "queued")
    .executeTakeFirst();
}

/** The gateway has the message: a code's text goes. False: a report came first. */
export async function setHandedOver(
  database: Reader,
  id: string,
  { at, gatewayMessageId }: { readonly at: Date; readonly gatewayMessageId: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("sms_messages")
    .set({
      state: "handed_over",
      handed_over_at: at,
      gateway_message_id: gatewayMessageId,
      sealed_body: null,
      reason_detail: null,
    })
    .where("id", "=", Number(id))
    .where("state", "=", "queued")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What a gateway said last of a message that still waits, and whether it may have it. */
export async function setStillWaiting(
  database: Reader,
  id: string,
  { detail, mayBeTaken }: { readonly detail: string; readonly mayBeTaken: boolean },
): Promise<void> {
  await database
    .updateTable("sms_messages")
    .set({ reason_detail: detail, may_be_taken: mayBeTaken })
    .where("id", "=", Number(id))
    .where("state", "=", "queued")
    .execute();
}

/** Ends a message that still waits. */
export async function setFailed(
  database: Reader,
  id: string,
  failure: { readonly at: Date; readonly reason: SmsFailure; readonly detail: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("sms_messages")
    .set({
      ...{ state: "failed", ended_at: failure.at, sealed_body: null },
      ...{ reason: failure.reason, reason_detail: failure.detail },
    })
    .where("id", "=", Number(id))
    .where("state", "=", "queued")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface Reported {
  /** Our key, or else the gateway's number. */
  readonly messageKey: string | null;
  /** Who reports. */
  readonly gateway: string;
  readonly gatewayMessageId: string | null;
  readonly at: Date;
  readonly detail: string | null;
}

/**
 * Books a delivery report. "Delivered" is the last word, also after a failure; "failed" is believed only of the gateway
 * that has the message, and its own number finds only what it took. Repeated reports change nothing.
 */
export async function bookReport(
  database: Reader,
  outcome: "delivered" | "failed",
  { messageKey, gateway, gatewayMessageId, at, detail }: Reported,
): Promise<boolean> {
  const isDelivered = outcome === "delivered";
  const { numUpdatedRows } = await database
    .updateTable("sms_messages")
    .set({
      ...{ state: outcome, ended_at: at, sealed_body: null },
      ...{ reason: isDelivered ? null : "not-delivered", reason_detail: isDelivered ? null : detail },
    })
    .where((where) =>
      messageKey !== null
        ? where("message_key", "=", messageKey)
        : where.and([
            where("gateway_message_id", "=", gatewayMessageId ?? ""),
            where("gateway", "=", gateway),
          ]),
    )
    .where("gateway", "is not", null)
    .where("state", "in", isDelivered ? ["queued", "handed_over", "failed"] : ["queued", "handed_over"])
    .$if(!isDelivered, (query) => query.where("gateway", "=", gateway))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes texts after their time: of news after 30 days, of codes that never left after a day. */
export async function deleteOldTexts(
  database: Reader,
  { news, codes }: { readonly news: Date; readonly codes: Date },
): Promise<void> {
  await database
    .updateTable("sms_messages")
    .set({ body: null, sealed_body: null })
    .where((where) => where.or([where("body", "is not", null), where("sealed_body", "is not", null)]))
    .where((where) =>
      where.or([
        where("created_at", "<", news),
        where.and([where("created_at", "<", codes), where("purpose", "!=", "news")]),
      ]),
    )
    .execute();
}

/** Deletes messages that nobody asks about any more. */
export async function deleteOldSms(database: Reader, before: Date): Promise<void> {
  await database.deleteFrom("sms_messages").where("created_at", "<", before).execute();
}

/** Messages that wait although their time is over, as after a job that was lost. */
export async function endExpired(database: Reader, now: Date): Promise<void> {
  await database
    .updateTable("sms_messages")
    .set({ state: "failed", reason: "expired", ended_at: now, sealed_body: null })
    .where("state", "=", "queued")
    .where("expires_at", "<", now)
    .execute();
}
