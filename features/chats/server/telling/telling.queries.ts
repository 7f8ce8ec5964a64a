import { sql } from "kysely";
import type { NameText } from "#engine/contract/language.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { isBlockedBetween, nameJson, supporterOf } from "../people.queries.ts";

/** Somebody who has not read what another one has sent. */
export interface UnreadRow {
  readonly profileId: number;
  readonly chatKey: string;
  readonly isSupport: boolean;
  /** One of support's people, who has the chat. */
  readonly isDesk: boolean;
  readonly readUpTo: number;
  readonly senderName: NameText;
}

/** Who has not read the last message of this sender in this chat. */
export async function selectUnread(
  reader: Reader,
  asked: { readonly chatId: number; readonly byProfileId: number },
): Promise<UnreadRow[]> {
  const { chatId, byProfileId } = asked;
  const { rows } = await sql<UnreadRow>`
    with last as (
      select seq, is_from_support from chat_messages where chat_id = ${chatId} and sender_profile_id = ${byProfileId}
      order by seq desc limit 1
    ), readers as (
      select profile_id, read_up_to, false as is_desk from chat_members
      where chat_id = ${chatId} and profile_id <> ${byProfileId}
      union all
      select assigned_profile_id, desk_read_up_to, true from support_chats, last
      where chat_id = ${chatId} and ${supporterOf(sql`assigned_profile_id`)} is not null and not last.is_from_support
    )
    select readers.profile_id as "profileId", chat.chat_key as "chatKey", chat.kind = 'support' as "isSupport",
      readers.is_desk as "isDesk", readers.read_up_to as "readUpTo", ${nameJson(sql`${byProfileId}::bigint`)} as "senderName"
    from readers, last, chats chat
    where chat.id = ${chatId} and readers.read_up_to < last.seq and chat.closed_at is null
      and (chat.kind = 'support' or not ${isBlockedBetween(sql`readers.profile_id`, sql`${byProfileId}::bigint`)})`.execute(
    reader,
  );
  return rows;
}
