import { sql } from "kysely";
import type { NameText } from "#engine/contract/language.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { type ChatPartner, type GroupEvent, mostMembers } from "../../contract/shapes.ts";
import { nameJson, partnerJson } from "../people.queries.ts";

/** Hidden messages that a phone is told of; older ones it has asked for since. */
const mostHiddenTold = 100;

/** Keeps a new group without members; answers its id. */
export async function insertGroup(
  transaction: Transaction,
  given: {
    readonly chatKey: string;
    readonly profileId: number;
    readonly name: string;
    readonly pictureUrl: string | null;
    readonly at: Date;
  },
): Promise<number> {
  const { chatKey, profileId, name, pictureUrl, at } = given;
  const { rows } = await sql<{ id: number }>`
    insert into chats (chat_key, kind, opened_by_profile_id, name, picture_url, picture_by_profile_id, last_at, opened_at)
    values (${chatKey}, 'group', ${profileId}, ${name}, ${pictureUrl}, ${pictureUrl === null ? null : profileId}, ${at}, ${at})
    returning id`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error("the new group is not there");
  return row.id;
}

/** Name and picture of a group. */
export async function findGroup(
  reader: Reader,
  chatId: number,
): Promise<{ readonly name: string; readonly pictureUrl: string | null }> {
  const { rows } = await sql<{ name: string; pictureUrl: string | null }>`
    select name, picture_url as "pictureUrl" from chats where id = ${chatId} and kind = 'group'`.execute(
    reader,
  );
  const [row] = rows;
  if (!row) throw new Error("the group is gone");
  return row;
}

/** Gives a group a name and a picture. */
export async function updateGroup(
  transaction: Transaction,
  given: {
    readonly chatId: number;
    readonly name: string;
    readonly pictureUrl: string | null;
    /** Whose picture it is from now on; left out where the picture stays. */
    readonly pictureBy?: number | null;
  },
): Promise<void> {
  const { chatId, name, pictureUrl, pictureBy } = given;
  const by = pictureBy === undefined ? sql`picture_by_profile_id` : sql`${pictureBy}::bigint`;
  await sql`update chats set name = ${name}, picture_url = ${pictureUrl}, picture_by_profile_id = ${by}
    where id = ${chatId}`.execute(transaction);
}

/** Something that happens in a group. */
export interface GroupHappening {
  readonly chatId: number;
  readonly byProfileId: number;
  readonly event: GroupEvent;
  /** To whom: a line for each. */
  readonly about?: readonly number[];
  readonly name?: string;
  readonly at: Date;
}

/** Writes lines of what happened under the next numbers of the chat, which the transaction holds; one statement. */
export async function insertEvents(transaction: Transaction, happening: GroupHappening): Promise<void> {
  const { chatId, byProfileId, event, about = [null], name = null, at } = happening;
  if (about.length === 0) return;
  await sql`
    with numbered as (
      update chats set last_seq = last_seq + ${about.length}, last_at = ${at} where id = ${chatId} returning last_seq
    )
    insert into chat_messages (chat_id, seq, sender_profile_id, is_from_support, event, about_profile_id, body, sent_at)
    select ${chatId}, numbered.last_seq - ${about.length} + line.place, ${byProfileId}, false, ${event}, line.about,
      ${name}::text, ${at}::timestamptz
    from numbered cross join unnest(${about}::bigint[]) with ordinality line (about, place)`.execute(
    transaction,
  );
}

/** What a group shows of itself to one person. */
export interface GroupRow {
  readonly name: string;
  readonly pictureUrl: string | null;
  readonly memberCount: number | null;
  readonly askedBy: ChatPartner;
  readonly blockedKeys: string[];
  readonly hiddenSeqs: number[];
}

/** The group as somebody sees it who is in it, asked, or in it no more and sees the name that it had. */
export async function readGroupFor(
  reader: Reader,
  { chatId, viewerId }: { readonly chatId: number; readonly viewerId: number },
): Promise<GroupRow> {
  const { rows } = await sql<GroupRow>`
    select case mine.state when 'out' then mine.name_at_end else chat.name end as name,
      case when mine.state <> 'out' then chat.picture_url end as "pictureUrl",
      case when mine.state <> 'out' then (select count(*) from chat_members inside
        where inside.chat_id = chat.id and inside.state = 'in') end as "memberCount",
      case when mine.state = 'asked' then ${partnerJson(sql`mine.asked_by_profile_id`)} end as "askedBy",
      array(select person.profile_key from published.profile_blocks block
        join published.profiles person on person.id = block.blocked_profile_id
        where block.blocker_profile_id = ${viewerId} and exists (select from chat_messages said
          where said.chat_id = chat.id and said.sender_profile_id = block.blocked_profile_id)
        limit ${sql.lit(mostMembers)}) as "blockedKeys",
      array(select seq from chat_messages hidden where hidden.chat_id = chat.id and hidden.hidden_at is not null
        and hidden.seq > mine.from_seq and hidden.seq <= coalesce(mine.until_seq, chat.last_seq)
        order by seq desc limit ${sql.lit(mostHiddenTold)}) as "hiddenSeqs"
    from chats chat join chat_members mine on mine.chat_id = chat.id and mine.profile_id = ${viewerId}
    where chat.id = ${chatId}`.execute(reader);
  const [row] = rows;
  if (!row) throw new Error("the group is gone");
  return row;
}

/** Names of people, as others read them. */
export async function selectNames(reader: Reader, profileIds: readonly number[]): Promise<NameText[]> {
  if (profileIds.length === 0) return [];
  const { rows } = await sql<{ name: NameText }>`
    select ${nameJson(sql`typing.id`)} as name from unnest(${profileIds}::bigint[]) typing (id)`.execute(
    reader,
  );
  return rows.map(({ name }) => name);
}

/** Chooses whether somebody is notified of the messages of a chat. */
export async function setMuted(
  transaction: Transaction,
  wish: { readonly chatId: number; readonly profileId: number; readonly isMuted: boolean },
): Promise<void> {
  await sql`update chat_members set is_muted = ${wish.isMuted}
    where chat_id = ${wish.chatId} and profile_id = ${wish.profileId}`.execute(transaction);
}
