import { sql } from "kysely";
import type { Reader } from "../../data/client.ts";
import type { Cursor } from "../../http/paging.ts";
import type { SmsState } from "./sms.queries.ts";

export interface ListedSms {
  readonly id: number;
  readonly mobileNo: string;
  readonly template: string;
  readonly language: string;
  readonly state: SmsState;
  readonly reason: string | null;
  readonly detail: string | null;
  readonly parts: number;
  readonly gateway: string | null;
  readonly tries: number;
  readonly createdAt: Date;
}

/** The latest messages without their words, newest first. */
export async function selectLatest(
  database: Reader,
  asked: { readonly after: Cursor | null; readonly state: SmsState | undefined; readonly limit: number },
): Promise<readonly ListedSms[]> {
  const { after, state, limit } = asked;
  const rows = await database
    .selectFrom("sms_messages")
    .select(["id", "mobile_no as mobileNo", "template", "language", "state", "reason"])
    .select(["reason_detail as detail", "parts", "gateway", "tries", "created_at as createdAt"])
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? ""))
    .$if(after !== null, (query) => query.where("id", "<", Number(after?.id ?? 0)))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as SmsState }));
}

/** How many messages the gateways have refused or let run out lately, and how many have waited too long. */
export async function countTroubles(
  database: Reader,
  { since, waitingBefore }: { readonly since: Date; readonly waitingBefore: Date },
): Promise<{ readonly failed: number; readonly waiting: number }> {
  const { rows } = await sql<{ failed: number; waiting: number }>`
    select count(*) filter (where state = 'failed' and reason in ('refused', 'expired') and ended_at > ${since})::int as failed,
      count(*) filter (where state = 'queued' and created_at < ${waitingBefore})::int as waiting
    from sms_messages where created_at > ${since}::timestamptz - interval '1 day'`.execute(database);
  return rows[0] ?? { failed: 0, waiting: 0 };
}

/** How many messages have failed since then, up to `most`, and when the first of them did. */
export async function countFailed(
  database: Reader,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<{ readonly count: number; readonly oldestAt: Date | null } | undefined> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::int as count, min(ended_at) as "oldestAt" from (
      select ended_at from sms_messages where state = 'failed' and ended_at > ${since}
      order by ended_at limit ${sql.lit(most)}) failed`.execute(database);
  return rows[0];
}
