import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import type { DeskList, SupportChatLine } from "../../contract/desk.ts";
import { nameJson, supporterOf } from "../people.queries.ts";

export type QueueRow = Omit<SupportChatLine, "waitsSince" | "lastAt"> & {
  readonly chatId: number;
  readonly waitsSince: Date | null;
  readonly lastAt: Date;
  /** By what the list is sorted: since when the customer waits, or when it was solved. */
  readonly place: Date;
};

const shownSigns = 80;
const mostUnread = 100;
/** Somebody who is no longer of support has no chat. */
const assigneeId = supporterOf(sql`support.assigned_profile_id`);
/** Those for whom nobody waits come behind all others. */
const never = new Date("2100-01-01T00:00:00Z");

/** One of support's people, as JSON; null where the id is. */
export function colleagueJson(profileId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select jsonb_build_object('profileKey', staff.profile_key,
      'name', jsonb_build_object('en', staff.first_name, 'te', staff.first_name_te))
    from published.profiles staff where staff.id = ${profileId})`;
}

/** A page of the queue: the longest waiting first, or the solved ones, newest first. */
export async function selectQueue(
  reader: Reader,
  asked: {
    readonly show: DeskList;
    readonly profileId: number;
    readonly after: Cursor | null;
    readonly atMost: number;
  },
): Promise<QueueRow[]> {
  const { show, profileId, after, atMost } = asked;
  const isSolved = show === "solved";
  const place = isSolved ? sql`support.solved_at` : sql`coalesce(support.waits_since, ${never}::timestamptz)`;
  const whose = {
    unassigned: sql`support.state <> 'solved' and ${assigneeId} is null`,
    mine: sql`support.state <> 'solved' and support.assigned_profile_id = ${profileId}`,
    all: sql`support.state <> 'solved'`,
    solved: sql`support.state = 'solved'`,
  }[show];
  const behind = after
    ? sql`and (${place}, support.chat_id) ${isSolved ? sql`<` : sql`>`} (${after.at}::timestamptz, ${after.id}::bigint)`
    : sql``;
  const order = isSolved ? sql`place desc, "chatId" desc` : sql`place, "chatId"`;
  const { rows } = await sql<QueueRow>`
    with page as (
      select support.*, ${place} as place, support.chat_id as "chatId" from support_chats support
      join chats chat on chat.id = support.chat_id
      join published.members customer on customer.id = chat.opened_by_profile_id
      where ${whose} and chat.last_seq > 0 ${behind} order by ${order} limit ${sql.lit(atMost)}
    )
    select page."chatId", page.place, chat.chat_key as "chatKey", ${nameJson(sql`chat.opened_by_profile_id`)} as customer,
      (select picture_url from published.profiles where id = chat.opened_by_profile_id) as "pictureUrl",
      page.state, ${colleagueJson(supporterOf(sql`page.assigned_profile_id`))} as assignee, page.waits_since as "waitsSince",
      coalesce(left(last.body, ${shownSigns}), '') as "lastText", chat.last_at as "lastAt",
      (select count(*) from (select from chat_messages later where later.chat_id = chat.id
        and later.seq > page.desk_read_up_to and not later.is_from_support limit ${sql.lit(mostUnread)}) unread) as unread
    from page join chats chat on chat.id = page."chatId"
    join chat_messages last on last.chat_id = chat.id and last.seq = chat.last_seq
    order by ${order}`.execute(reader);
  return rows;
}

/** How many chats that are not solved each list has. */
export async function countQueue(
  reader: Reader,
  profileId: number,
): Promise<{ readonly unassigned: number; readonly mine: number; readonly all: number }> {
  const { rows } = await sql<{ unassigned: number; mine: number; all: number }>`
    select count(*) filter (where ${assigneeId} is null) as unassigned,
      count(*) filter (where assigned_profile_id = ${profileId}) as mine, count(*) as "all"
    from support_chats support join chats chat on chat.id = support.chat_id
    join published.members customer on customer.id = chat.opened_by_profile_id
    where state <> 'solved' and chat.last_seq > 0`.execute(reader);
  return rows[0] ?? { unassigned: 0, mine: 0, all: 0 };
}
