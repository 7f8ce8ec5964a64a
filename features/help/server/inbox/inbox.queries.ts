import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import type { MessageList } from "../../contract.ts";

export interface MessageRow {
  readonly messageId: number;
  readonly profileId: number;
  readonly profileKey: string;
  readonly firstName: string;
  readonly mobileNo: string;
  readonly text: string;
  readonly sentAt: Date;
  readonly closedAt: Date | null;
  readonly closedBy: string | null;
  readonly answer: string | null;
}

const columns = sql`id as "messageId", profile_id as "profileId", profile_key as "profileKey",
  first_name as "firstName", mobile_no as "mobileNo", text, created_at as "sentAt", closed_at as "closedAt",
  closed_by_name as "closedBy", answer`;

/** A page of everybody's messages: open ones with the longest waiting first, or closed ones, the latest first. */
export async function selectMessages(
  reader: Reader,
  {
    list,
    after,
    limit,
  }: { readonly list: MessageList; readonly after: Cursor | null; readonly limit: number },
): Promise<MessageRow[]> {
  const part =
    list === "open"
      ? sql`closed_at is null ${after ? sql`and id > ${after.id}::bigint` : sql``} order by id`
      : sql`closed_at is not null ${after ? sql`and (closed_at, id) < (${after.at}, ${after.id}::bigint)` : sql``}
          order by closed_at desc, id desc`;
  const { rows } =
    await sql<MessageRow>`select ${columns} from help_messages where ${part} limit ${sql.lit(limit)}`.execute(
      reader,
    );
  return rows;
}

/** A person's own messages, the latest first. */
export async function selectOwnMessages(
  reader: Reader,
  { profileId, atMost }: { readonly profileId: number; readonly atMost: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`select ${columns} from help_messages where profile_id = ${profileId}
    order by id desc limit ${sql.lit(atMost)}`.execute(reader);
  return rows;
}

/** One message; undefined when there is none of this id. */
export async function findMessage(reader: Reader, messageId: number): Promise<MessageRow | undefined> {
  const { rows } =
    await sql<MessageRow>`select ${columns} from help_messages where id = ${messageId}`.execute(reader);
  return rows[0];
}

/** Closes an open message once; false when it is closed or there is none. */
export async function markClosed(
  transaction: Transaction,
  closing: {
    readonly messageId: number;
    readonly profileId: number;
    readonly name: string;
    readonly answer: string | null;
    readonly at: Date;
  },
): Promise<boolean> {
  const updated = await transaction
    .updateTable("help_messages")
    .set({
      closed_at: closing.at,
      closed_by_profile_id: closing.profileId,
      closed_by_name: closing.name,
      answer: closing.answer,
    })
    .where("id", "=", closing.messageId)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
