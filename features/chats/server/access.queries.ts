import { type RawBuilder, sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { MemberState } from "../contract/chats.ts";
import type { SupportState } from "../contract/shapes.ts";
import { isBlockedBetween } from "./people.queries.ts";

/** A chat as one person may enter it. */
export interface ChatAccess {
  readonly chatId: number;
  readonly chatKey: string;
  readonly kind: "person" | "support" | "group";
  readonly openedBy: number;
  /** Null in a chat with support and in a group. */
  readonly withProfileId: number | null;
  /** The caller is one of the two, or knows the group; false: support's people at a support chat. */
  readonly isMember: boolean;
  /** The caller sees the messages behind this one. */
  readonly fromSeq: number;
  /** The last one that the caller sees now, and whether what comes is not for the caller. */
  readonly lastSeq: number;
  readonly isOver: boolean;
  /** How the caller is in a group, and whether as an admin. */
  readonly memberState: MemberState;
  readonly isAdmin: boolean;
  readonly isMuted: boolean;
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

/**
 * Whether a member's row is that of an admin of the group: one who was made so, or, since an account that is erased
 * leaves none behind, who is in it longest.
 */
export function isAdmin(member: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(${member}.is_admin or (${member}.state = 'in'
    and not exists (select from chat_members other where other.chat_id = ${member}.chat_id and other.is_admin)
    and not exists (select from chat_members other where other.chat_id = ${member}.chat_id and other.state = 'in'
      and (other.joined_at, other.profile_id) < (${member}.joined_at, ${member}.profile_id))))`;
}

const columns = sql`chat.id as "chatId", chat.chat_key as "chatKey", chat.kind, chat.opened_by_profile_id as "openedBy",
  chat.with_profile_id as "withProfileId", coalesce(member.from_seq, 0) as "fromSeq",
  least(chat.last_seq, coalesce(member.until_seq, chat.last_seq)) as "lastSeq", member.until_seq is not null as "isOver",
  coalesce(member.state, 'in') as "memberState",
  chat.kind = 'group' and ${isAdmin(sql`member`)} as "isAdmin", coalesce(member.is_muted, false) as "isMuted",
  chat.closed_at is not null or (chat.kind = 'group' and member.state <> 'in') or (chat.kind = 'person' and (
    ${isBlockedBetween(sql`chat.opened_by_profile_id`, sql`chat.with_profile_id`)}
    or (select count(*) from published.members where id in (chat.opened_by_profile_id, chat.with_profile_id)) < 2
  )) as "isClosed"`;

const mayEnter = ({ profileId, isDesk }: Asked) =>
  sql`case chat.kind when 'group' then member.state <> 'refused'
    else ${profileId}::bigint in (chat.opened_by_profile_id, chat.with_profile_id) or (chat.kind = 'support' and ${isDesk}) end`;

/** The chat of this key if the caller may enter it; undefined for strangers and for a missing one alike. */
export async function findAccess(reader: Reader, asked: Asked): Promise<ChatAccess | undefined> {
  const { rows } = await sql<ChatAccess>`
    select ${columns},
      chat.kind = 'group' or ${asked.profileId}::bigint in (chat.opened_by_profile_id, coalesce(chat.with_profile_id, 0)) as "isMember",
      support.state as "supportState", support.solved_at as "solvedAt", support.assigned_profile_id as "assignedProfileId"
    from chats chat left join support_chats support on support.chat_id = chat.id
    left join chat_members member on member.chat_id = chat.id and member.profile_id = ${asked.profileId}
    where chat.chat_key = ${asked.chatKey} and ${mayEnter(asked)}`.execute(reader);
  return rows[0];
}

/** The same, held until the transaction ends: messages of a chat are numbered one after the other. */
export async function lockAccess(transaction: Transaction, asked: Asked): Promise<ChatAccess | undefined> {
  await sql`select from chats where chat_key = ${asked.chatKey} for update`.execute(transaction);
  return findAccess(transaction, asked);
}
