import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import type { ChatLine } from "../../contract/chats.ts";
import { isBlockedBy, nameJson, partnerJson } from "../people.queries.ts";
import { happenedJson } from "../talking/messages.queries.ts";

export type LineRow = Omit<ChatLine, "lastAt"> & { readonly chatId: number; readonly lastAt: Date };

/** Beginning of a message that a list shows. */
const shownSigns = 80;
/** More is not counted. */
const mostUnread = 100;

/** The chats of a person with people and in groups, or the one with support, in which somebody has written. */
export async function selectLines(
  reader: Reader,
  asked: {
    readonly profileId: number;
    readonly kinds: readonly ("person" | "support" | "group")[];
    readonly after: Cursor | null;
    readonly atMost: number;
  },
): Promise<LineRow[]> {
  const { profileId, kinds, after, atMost } = asked;
  const me = sql`${profileId}::bigint`;
  // Of a group that a person has left, what came after moves nothing.
  const at = sql`case when member.until_seq is null then chat.last_at else member.changed_at end`;
  const behind = after ? sql`and (${at}, chat.id) < (${after.at}::timestamptz, ${after.id}::bigint)` : sql``;
  const other = sql`case when chat.opened_by_profile_id = ${profileId} then chat.with_profile_id else chat.opened_by_profile_id end`;
  const isFolded = sql`(page.kind = 'group' and ${isBlockedBy(me, sql`last.sender_profile_id`)})`;
  const isSaid = sql`last.event is null and last.hidden_at is null and not ${isFolded}`;
  const { rows } = await sql<LineRow>`
    with page as (
      select chat.id, chat.chat_key, chat.kind, least(chat.last_seq, coalesce(member.until_seq, chat.last_seq)) as last_seq,
        ${at} as last_at, greatest(member.read_up_to, member.from_seq) as read_up_to, member.from_seq, member.state,
        member.is_muted, member.accepted_at, ${other} as other_id,
        case member.state when 'out' then member.name_at_end else chat.name end as name,
        case when member.state <> 'out' then chat.picture_url end as picture_url
      from chat_members member join chats chat on chat.id = member.chat_id
      where member.profile_id = ${profileId} and member.state <> 'refused' and chat.kind = any(${kinds}::text[])
        and chat.last_seq > 0 ${behind}
        and (chat.kind <> 'person' or not ${isBlockedBy(me, other)})
      order by ${at} desc, chat.id desc limit ${sql.lit(atMost)}
    )
    select page.id as "chatId", page.chat_key as "chatKey",
      case when page.kind = 'person' then ${partnerJson(sql`page.other_id`)} end as partner,
      case when page.kind = 'group' then jsonb_build_object('name', page.name, 'pictureUrl', page.picture_url) end as group,
      case when ${isSaid} then coalesce(left(last.body, ${shownSigns}), '') else '' end as "lastText",
      coalesce(last.sender_profile_id = ${profileId}, false) as "isLastMine",
      case when page.kind = 'group' and not ${isFolded} then ${nameJson(sql`last.sender_profile_id`)} end as "lastSender",
      ${happenedJson(sql`last`, profileId)} as "lastEvent", page.is_muted as "isMuted",
      page.last_at as "lastAt", page.accepted_at is null as "asksMe",
      (select count(*) from (select from chat_messages later where later.chat_id = page.id
        and later.seq > page.read_up_to and later.seq <= page.last_seq and later.sender_profile_id <> ${profileId}
        and later.event is null and later.hidden_at is null
        and (page.kind <> 'group' or not ${isBlockedBy(me, sql`later.sender_profile_id`)})
        limit ${sql.lit(mostUnread)}) unread) as unread
    from page left join chat_messages last
      on last.chat_id = page.id and last.seq = page.last_seq and last.seq > page.from_seq
    order by page.last_at desc, page.id desc`.execute(reader);
  return rows;
}
