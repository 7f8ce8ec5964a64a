import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import { isTogether } from "#engine/server/people/apart.queries.ts";
import type { UpdateCard } from "../../contract/update.ts";
import type { UpdateList } from "../../contract/updates.ts";
import { isOut, isShown, maySee } from "./shown.queries.ts";

/** An update for one reader. */
export interface UpdateRow {
  readonly id: number;
  readonly authorProfileId: number;
  readonly publishedAt: Date | null;
  readonly card: UpdateCard;
  readonly unseenComments: number;
  readonly marks: readonly string[];
  /** Place of the option for which the reader has voted, the first at 1. */
  readonly choice: number | null;
}

/** Comments that a block keeps from the viewer; without a block nothing is looked up. */
function unseenComments(viewerId: number): RawBuilder<unknown> {
  return sql`case when exists (select from published.people_apart where profile_id = ${viewerId})
    then published.comments_kept_from(${viewerId}::bigint, one.id) else 0 end`;
}

function columns(viewerId: number): RawBuilder<unknown> {
  return sql`one.id, one.author_profile_id as "authorProfileId", one.published_at as "publishedAt",
    update_card(one) as card, ${unseenComments(viewerId)} as "unseenComments",
    array(select kind from update_marks where update_id = one.id and profile_id = ${viewerId}) as marks,
    (select choice from update_poll_votes where update_id = one.id and profile_id = ${viewerId}) as choice`;
}

function choiceOf(show: Exclude<UpdateList, "for-you">, viewerId: number): RawBuilder<unknown> {
  if (show === "mine") return sql`${maySee(viewerId)} and one.author_profile_id = ${viewerId}`;
  if (show === "all") return isShown(viewerId);
  return sql`${maySee(viewerId)} and exists (
    select from update_marks where update_id = one.id and profile_id = ${viewerId} and kind = 'saved')`;
}

/** Updates that are out, newest first. */
export async function selectUpdates(
  reader: Reader,
  asked: {
    readonly viewerId: number;
    readonly show: Exclude<UpdateList, "for-you">;
    /** Key of the one person who has written them. */
    readonly by: string | undefined;
    readonly after: Cursor | null;
    readonly atMost: number;
  },
): Promise<UpdateRow[]> {
  const { viewerId, show, by, after, atMost } = asked;
  const ofOne =
    by === undefined
      ? sql``
      : sql`and one.author_profile_id = (select id from published.profiles where profile_key = ${by})`;
  const behind = after
    ? sql`and (one.published_at, one.id) < (${after.at}::timestamptz, ${after.id}::bigint)`
    : sql``;
  const { rows } = await sql<UpdateRow>`
    select ${columns(viewerId)} from updates one
    where ${choiceOf(show, viewerId)} ${ofOne} ${behind}
    order by one.published_at desc, one.id desc limit ${sql.lit(atMost)}`.execute(reader);
  return rows;
}

/** Those of these updates that this person's lists show, in whatever order. */
export async function selectShown(
  reader: Reader,
  { viewerId, ids }: { readonly viewerId: number; readonly ids: readonly number[] },
): Promise<UpdateRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<UpdateRow>`
    select ${columns(viewerId)} from updates one
    where one.id = any(${[...ids]}::bigint[]) and ${isShown(viewerId)}`.execute(reader);
  return rows;
}

/** What a person has written that waits for its time, the next one first. */
export async function selectWaiting(reader: Reader, authorProfileId: number): Promise<UpdateRow[]> {
  const { rows } = await sql<UpdateRow>`
    select ${columns(authorProfileId)} from updates one
    where one.author_profile_id = ${authorProfileId} and one.published_at is null
    order by one.goes_out_at, one.id`.execute(reader);
  return rows;
}

/** One update, if this person may see it: it is out, or it is his own and waits. */
export async function findUpdate(
  reader: Reader,
  { shareId, viewerId }: { readonly shareId: string; readonly viewerId: number },
): Promise<UpdateRow | undefined> {
  const { rows } = await sql<UpdateRow>`
    select ${columns(viewerId)} from updates one
    where one.share_id = ${shareId} and one.taken_down_at is null
      and ${isTogether(viewerId, sql`one.author_profile_id`)}
      and (one.published_at is not null or one.author_profile_id = ${viewerId})`.execute(reader);
  return rows[0];
}

/** What everybody may see of an update that is out. */
export async function findShared(reader: Reader, shareId: string): Promise<UpdateCard | undefined> {
  const { rows } = await sql<{ card: UpdateCard }>`
    select update_card(one) as card from updates one where one.share_id = ${shareId} and ${isOut}`.execute(
    reader,
  );
  return rows[0]?.card;
}

/** Whether an update that is out holds this voice note. */
export async function isVoiceOfShared(
  reader: Reader,
  { shareId, voice }: { readonly shareId: string; readonly voice: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from updates one where one.share_id = ${shareId} and one.voice = ${voice} and ${isOut}`.execute(
    reader,
  );
  return rows.length > 0;
}

/** Which picture of an update that is out stands at this place, the first at 1. */
export async function findSharedPicture(
  reader: Reader,
  { shareId, place }: { readonly shareId: string; readonly place: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ key: string | null }>`
    select one.picture_keys[${place}::int] as key from updates one
    where one.share_id = ${shareId} and ${isOut}`.execute(reader);
  return rows[0]?.key ?? undefined;
}
