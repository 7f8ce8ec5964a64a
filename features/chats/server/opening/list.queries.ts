import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import type { ChatLine } from "../../contract/chats.ts";
import { partnerJson } from "../people.queries.ts";

export type LineRow = Omit<ChatLine, "lastAt"> & { readonly chatId: number; readonly lastAt: Date };

/** Beginning of a message that a list shows. */
const shownSigns = 80;
/** More is not counted. */
const mostUnread = 100;

/** The chats of a person with people, or the one with support, in which somebody has written. */
export async function selectLines(
  reader: Reader,
  asked: {
    readonly profileId: number;
    readonly kind: "person" | "support";
    readonly after: Cursor | null;
    readonly atMost: number;
  },
): Promise<LineRow[]> {
  const { profileId, kind, after, atMost } = asked;
  const behind = after
    ? sql`and (chat.last_at, chat.id) < (${after.at}::timestamptz, ${after.id}::bigint)`
    : sql``;
  const other = sql`case when chat.opened_by_profile_id = ${profileId} then chat.with_profile_id else chat.opened_by_profile_id end`;
  const { rows } = await sql<LineRow>`
    with page as (
      select chat.id, chat.chat_key, chat.kind, chat.last_seq, chat.last_at, member.read_up_to, member.accepted_at,
        ${other} as other_id
      from chat_members member join chats chat on chat.id = member.chat_id
      where member.profile_id = ${profileId} and chat.kind = ${kind} and chat.last_seq > 0 ${behind}
        and not exists (select from published.profile_blocks
          where blocker_profile_id = ${profileId} and blocked_profile_id = ${other})
      order by chat.last_at desc, chat.id desc limit ${sql.lit(atMost)}
    )
    select page.id as "chatId", page.chat_key as "chatKey",
      case when page.kind = 'person' then ${partnerJson(sql`page.other_id`)} end as partner,
      coalesce(left(last.body, ${shownSigns}), '') as "lastText", last.sender_profile_id = ${profileId} as "isLastMine",
      page.last_at as "lastAt", page.accepted_at is null as "asksMe",
      (select count(*) from (select from chat_messages later where later.chat_id = page.id
        and later.seq > page.read_up_to and later.sender_profile_id <> ${profileId} limit ${sql.lit(mostUnread)}) unread) as unread
    from page join chat_messages last on last.chat_id = page.id and last.seq = page.last_seq
    order by page.last_at desc, page.id desc`.execute(reader);
  return rows;
}
