import { sql } from "kysely";
import type { NameText } from "#engine/contract/language.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { isBlockedBetween, isBlockedBy, nameJson, supporterOf } from "../people.queries.ts";

/** Somebody who has not read what another one has sent, or whom that one has added to a group or asked. */
export interface UnreadRow {
  readonly profileId: number;
  readonly chatKey: string;
  readonly kind: "person" | "support" | "group";
  readonly groupName: string | null;
  /** One of support's people, who has the chat. */
  readonly isDesk: boolean;
  /** The sender has given this person a place in the group, who has not heard of it yet. */
  readonly isNew: boolean;
  readonly isAsked: boolean;
  readonly readUpTo: number;
  readonly senderName: NameText;
}

/** Who has neither read the last message of this sender in this chat nor been told since he last read. */
export async function selectUnread(
  reader: Reader,
  asked: { readonly chatId: number; readonly byProfileId: number },
): Promise<UnreadRow[]> {
  const { chatId, byProfileId } = asked;
  const by = sql`${byProfileId}::bigint`;
  const { rows } = await sql<UnreadRow>`
    with last as (
      select seq, is_from_support from chat_messages
      where chat_id = ${chatId} and sender_profile_id = ${byProfileId} and event is null and hidden_at is null
      order by seq desc limit 1
    ), readers as (
      select profile_id, read_up_to, false as is_desk, state = 'asked' as is_asked,
        coalesce(told_at_read is null and asked_by_profile_id = ${byProfileId}, false) as is_new
      from chat_members where chat_id = ${chatId} and profile_id <> ${byProfileId} and state in ('in', 'asked')
        and not is_muted and told_at_read is distinct from read_up_to
      union all
      select assigned_profile_id, desk_read_up_to, true, false, false from support_chats, last
      where chat_id = ${chatId} and ${supporterOf(sql`assigned_profile_id`)} is not null and not last.is_from_support
    )
    select readers.profile_id as "profileId", chat.chat_key as "chatKey", chat.kind, chat.name as "groupName",
      readers.is_desk as "isDesk", readers.is_new as "isNew", readers.is_asked as "isAsked", readers.read_up_to as "readUpTo",
      ${nameJson(by)} as "senderName"
    from readers join chats chat on chat.id = ${chatId} left join last on true
    where chat.closed_at is null and (readers.is_new or (not readers.is_asked and readers.read_up_to < last.seq))
      and case chat.kind when 'person' then not ${isBlockedBetween(sql`readers.profile_id`, by)}
        when 'group' then not ${isBlockedBy(sql`readers.profile_id`, by)} else true end`.execute(reader);
  return rows;
}

/** Notes how far people had read when they were told: until they read on they are not told again. */
export async function noteTold(
  transaction: Transaction,
  chatId: number,
  told: readonly Pick<UnreadRow, "profileId" | "readUpTo">[],
): Promise<void> {
  await sql`update chat_members member set told_at_read = told.read_up_to
    from unnest(${told.map(({ profileId }) => profileId)}::bigint[], ${told.map(({ readUpTo }) => readUpTo)}::int[])
      told (profile_id, read_up_to)
    where member.chat_id = ${chatId} and member.profile_id = told.profile_id`.execute(transaction);
}
