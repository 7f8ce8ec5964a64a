import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { isTogether } from "#engine/server/people/apart.queries.ts";
import type { UpdateAuthor } from "../../contract/update.ts";
import { talkersCounted } from "../for-you/ranks.queries.ts";

interface CommentsAsked {
  readonly updateId: number;
  readonly viewerId: number;
  readonly after: number;
  readonly atMost: number;
}

export interface CommentRow {
  readonly id: number;
  readonly parentId: number | null;
  readonly profileId: number;
  readonly author: UpdateAuthor;
  readonly text: string | null;
  readonly writtenAt: Date;
  readonly isEdited: boolean;
}

const columns = sql`id, parent_id as "parentId", profile_id as "profileId", update_author(profile_id) as author,
  body as text, written_at as "writtenAt", edited_at is not null as "isEdited"`;

const isSeen = (viewerId: number, table: string) => isTogether(viewerId, sql.ref(`${table}.profile_id`));

/** Comments of an update behind an id, oldest first; a deleted one only while replies stand below it. */
export async function selectComments(reader: Reader, asked: CommentsAsked): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${columns} from update_comments one
    where update_id = ${asked.updateId} and parent_id is null and id > ${asked.after}
      and ${isSeen(asked.viewerId, "one")} and (body is not null or (
        select true from update_comments reply where reply.parent_id = one.id and reply.body is not null
          and ${isSeen(asked.viewerId, "reply")} limit 1))
    order by id limit ${sql.lit(asked.atMost)}`.execute(reader);
  return rows;
}

/** The replies to these comments, oldest first. */
export async function selectReplies(
  reader: Reader,
  { parentIds, viewerId }: { readonly parentIds: readonly number[]; readonly viewerId: number },
): Promise<CommentRow[]> {
  if (parentIds.length === 0) return [];
  const { rows } = await sql<CommentRow>`
    select ${columns} from update_comments one
    where parent_id = any(${[...parentIds]}::bigint[]) and body is not null and ${isSeen(viewerId, "one")}
    order by id`.execute(reader);
  return rows;
}

/** A comment of an update that is out, if this person may see both. */
export async function findComment(
  reader: Reader,
  asked: { readonly commentId: number; readonly viewerId: number },
): Promise<{ readonly profileId: number; readonly text: string; readonly shareId: string } | undefined> {
  const { rows } = await sql<{ profileId: number; text: string; shareId: string }>`
    select said.profile_id as "profileId", said.body as text, one.share_id as "shareId"
    from update_comments said join updates one on one.id = said.update_id
    where said.id = ${asked.commentId} and said.body is not null
      and one.published_at is not null and one.taken_down_at is null
      and ${isSeen(asked.viewerId, "said")} and ${isTogether(asked.viewerId, sql`one.author_profile_id`)}`.execute(
    reader,
  );
  return rows[0];
}

/** The comment under which a reply to this one stands; undefined where the person sees no such comment. */
export async function findThread(
  reader: Reader,
  asked: { readonly commentId: number; readonly updateId: number; readonly viewerId: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(one.parent_id, one.id) as id
    from update_comments one left join update_comments above on above.id = one.parent_id
    where one.id = ${asked.commentId} and one.update_id = ${asked.updateId} and one.body is not null
      and ${isSeen(asked.viewerId, "one")} and (above.id is null or ${isSeen(asked.viewerId, "above")})`.execute(
    reader,
  );
  return rows[0]?.id;
}

export interface NewComment {
  readonly updateId: number;
  readonly parentId: number | null;
  readonly profileId: number;
  readonly text: string;
  readonly writtenAt: Date;
}

/** Keeps a comment and answers its id. */
export async function insertComment(transaction: Transaction, given: NewComment): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with changed as (
      insert into update_comments (update_id, parent_id, profile_id, body, written_at)
      values (${given.updateId}, ${given.parentId}, ${given.profileId}, ${given.text}, ${given.writtenAt})
      returning id, update_id, profile_id
    ), counted as (${talkersCounted(1)})
    select id from changed`.execute(transaction);
  const [made] = rows;
  if (!made) throw new Error("the comment was not kept");
  return made.id;
}

interface OwnComment {
  readonly commentId: number;
  readonly profileId: number;
}

/** Changes the words of an own comment; false where there is none. */
export async function changeComment(
  database: Reader,
  own: OwnComment,
  changed: { readonly text: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("update_comments")
    .set({ body: changed.text, edited_at: changed.at })
    .where("id", "=", own.commentId)
    .where("profile_id", "=", own.profileId)
    .where("body", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes the words of an own comment; false where there is none. */
export async function blankComment(database: Reader, own: OwnComment, at: Date): Promise<boolean> {
  const { rows } = await sql`
    with changed as (
      update update_comments set body = null, edited_at = ${at}
      where id = ${own.commentId} and profile_id = ${own.profileId} and body is not null
      returning id, update_id, profile_id
    ), counted as (${talkersCounted(-1)})
    select from changed`.execute(database);
  return rows.length === 1;
}

/** When an update's author was last told of comments; held until the transaction ends. */
export async function lockTold(
  transaction: Transaction,
  updateId: number,
): Promise<
  { readonly authorProfileId: number; readonly shareId: string; readonly toldAt: Date | null } | undefined
> {
  const { rows } = await sql<{ authorProfileId: number; shareId: string; toldAt: Date | null }>`
    select author_profile_id as "authorProfileId", share_id as "shareId", comments_told_at as "toldAt"
    from updates where id = ${updateId} and taken_down_at is null for update`.execute(transaction);
  return rows[0];
}

/** Comments of others that its author was not told of, and the name of the latest writer. */
export async function selectUntold(
  reader: Reader,
  asked: { readonly updateId: number; readonly authorProfileId: number; readonly toldAt: Date | null },
): Promise<{ readonly count: number; readonly latest: UpdateAuthor | null }> {
  const { rows } = await sql<{ count: number; latest: UpdateAuthor | null }>`
    with untold as (
      select said.id, said.profile_id from update_comments said
        left join update_comments above on above.id = said.parent_id
      where said.update_id = ${asked.updateId} and said.body is not null and said.profile_id <> ${asked.authorProfileId}
        and ${isSeen(asked.authorProfileId, "said")} and (above.id is null or ${isSeen(asked.authorProfileId, "above")})
        and (${asked.toldAt}::timestamptz is null or said.written_at > ${asked.toldAt}::timestamptz)
    )
    select count(*)::int as count,
      (select update_author(profile_id) from untold order by id desc limit 1) as latest
    from untold`.execute(reader);
  return rows[0] ?? { count: 0, latest: null };
}

export async function markTold(transaction: Transaction, updateId: number, at: Date): Promise<void> {
  await transaction.updateTable("updates").set({ comments_told_at: at }).where("id", "=", updateId).execute();
}
