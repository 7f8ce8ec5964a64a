import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { supporterOf } from "../people.queries.ts";

/** How far one side of a chat has read, and when it last typed. */
export interface SideRow {
  /** Null: the desk. */
  readonly profileId: number | null;
  /** In a group: the person sees the messages behind this one. */
  readonly fromSeq: number;
  readonly readUpTo: number;
  readonly typingAt: Date | null;
  readonly isAccepted: boolean;
}

/** Both sides of a chat, or all who are in a group. */
export async function selectSides(reader: Reader, chatId: number): Promise<SideRow[]> {
  const { rows } = await sql<SideRow>`
    select profile_id as "profileId", from_seq as "fromSeq", read_up_to as "readUpTo", typing_at as "typingAt", accepted_at is not null as "isAccepted"
    from chat_members where chat_id = ${chatId} and state = 'in'
    union all
    select null, 0, desk_read_up_to, desk_typing_at, true from support_chats where chat_id = ${chatId}`.execute(
    reader,
  );
  return rows;
}

/** Notes how far a side has read; false where that changes nothing. */
export async function moveReading(
  transaction: Transaction,
  side: { readonly chatId: number; readonly profileId: number | null; readonly upTo: number },
): Promise<boolean> {
  const { chatId, profileId, upTo } = side;
  const { numAffectedRows = 0n } =
    profileId === null
      ? await sql`update support_chats set desk_read_up_to = ${upTo}
          where chat_id = ${chatId} and desk_read_up_to < ${upTo}`.execute(transaction)
      : await sql`update chat_members set read_up_to = ${upTo}
          where chat_id = ${chatId} and profile_id = ${profileId} and read_up_to < ${upTo}`.execute(
          transaction,
        );
  return numAffectedRows > 0n;
}

/** Notes that a side types; null ends it. */
export async function setTyping(
  transaction: Transaction,
  side: { readonly chatId: number; readonly profileId: number | null; readonly at: Date | null },
): Promise<void> {
  const { chatId, profileId, at } = side;
  if (profileId === null)
    await sql`update support_chats set desk_typing_at = ${at} where chat_id = ${chatId}
      and desk_typing_at is distinct from ${at}`.execute(transaction);
  else
    await sql`update chat_members set typing_at = ${at} where chat_id = ${chatId} and profile_id = ${profileId}
      and typing_at is distinct from ${at}`.execute(transaction);
}

/** Notes that a person has accepted a chat. */
export async function accept(
  transaction: Transaction,
  { chatId, profileId, at }: { readonly chatId: number; readonly profileId: number; readonly at: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update chat_members set accepted_at = ${at}
    where chat_id = ${chatId} and profile_id = ${profileId} and accepted_at is null`.execute(transaction);
  return numAffectedRows > 0n;
}

/** A customer has written: the chat is open and waits, if it does not yet. One that was solved goes back to the queue. */
export async function letWait(transaction: Transaction, chatId: number, at: Date): Promise<void> {
  await sql`update support_chats set waits_since = coalesce(waits_since, ${at}), solved_at = null,
      assigned_profile_id = case when state = 'solved' then null else assigned_profile_id end, state = 'open'
    where chat_id = ${chatId}`.execute(transaction);
}

/** Support has written: nobody waits, and an unassigned chat is assigned to the person who answered. */
export async function endWaiting(
  transaction: Transaction,
  chatId: number,
  byProfileId: number,
): Promise<void> {
  await sql`update support_chats set waits_since = null,
      assigned_profile_id = coalesce(${supporterOf(sql`assigned_profile_id`)}, ${byProfileId}::bigint)
    where chat_id = ${chatId}`.execute(transaction);
}
