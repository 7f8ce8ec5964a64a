import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { SupportState } from "../contract/shapes.ts";
import { isBlockedBetween } from "./people.queries.ts";

/** A chat as one person may enter it. */
export interface ChatAccess {
  readonly chatId: number;
  readonly chatKey: string;
  readonly kind: "person" | "support";
  readonly openedBy: number;
  /** Null in a chat with support. */
  readonly withProfileId: number | null;
  /** The caller is one of the two; false: support's people at a support chat. */
  readonly isMember: boolean;
  readonly lastSeq: number;
  readonly isClosed: boolean;
  readonly supportState: SupportState | null;
  readonly solvedAt: Date | null;
  readonly assignedProfileId: number | null;
}

interface Asked {
  readonly chatKey: string;
  readonly profileId: number;
  /** The caller answers for support. */
  readonly isDesk: boolean;
}

const columns = sql`chat.id as "chatId", chat.chat_key as "chatKey", chat.kind, chat.opened_by_profile_id as "openedBy",
  chat.with_profile_id as "withProfileId", chat.last_seq as "lastSeq",
  chat.closed_at is not null or (chat.kind = 'person' and (
    ${isBlockedBetween(sql`chat.opened_by_profile_id`, sql`chat.with_profile_id`)}
    or (select count(*) from published.members where id in (chat.opened_by_profile_id, chat.with_profile_id)) < 2
  )) as "isClosed"`;

const mayEnter = ({ profileId, isDesk }: Asked) =>
  sql`(${profileId}::bigint in (chat.opened_by_profile_id, chat.with_profile_id) or (chat.kind = 'support' and ${isDesk}))`;

/** The chat of this key if the caller may enter it; undefined for strangers and for a missing one alike. */
export async function findAccess(reader: Reader, asked: Asked): Promise<ChatAccess | undefined> {
  const { rows } = await sql<ChatAccess>`
    select ${columns}, ${asked.profileId}::bigint in (chat.opened_by_profile_id, coalesce(chat.with_profile_id, 0)) as "isMember",
      support.state as "supportState", support.solved_at as "solvedAt", support.assigned_profile_id as "assignedProfileId"
    from chats chat left join support_chats support on support.chat_id = chat.id
    where chat.chat_key = ${asked.chatKey} and ${mayEnter(asked)}`.execute(reader);
  return rows[0];
}

/** The same, held until the transaction ends: messages of a chat are numbered one after the other. */
export async function lockAccess(transaction: Transaction, asked: Asked): Promise<ChatAccess | undefined> {
  await sql`select from chats where chat_key = ${asked.chatKey} for update`.execute(transaction);
  return findAccess(transaction, asked);
}
