import { type RawBuilder, sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { PollDraft } from "../../contract/poll.ts";

/** When the poll `poll` of the update `one` closes; hours, since a day's length depends on the time zone. */
const closesAt = sql`one.published_at + poll.days * interval '24 hours'`;

interface Vote {
  readonly updateId: number;
  readonly profileId: number;
  /** Its words. */
  readonly option: string;
  readonly at: Date;
}

/** Keeps a vote in place of the person's earlier one; false where the poll is closed or has no such option. */
export async function keepVote(transaction: Transaction, given: Vote): Promise<boolean> {
  const { updateId, profileId, option, at } = given;
  const { rows } = await sql`
    insert into update_poll_votes (update_id, profile_id, choice, voted_at)
    select poll.update_id, ${profileId}::bigint, array_position(poll.options, ${option}::text), ${at}::timestamptz
    from update_polls poll join updates one on one.id = poll.update_id
    where poll.update_id = ${updateId} and ${option}::text = any(poll.options) and ${closesAt} > ${at}::timestamptz
    on conflict (update_id, profile_id) do update set choice = excluded.choice, voted_at = excluded.voted_at
    returning update_id`.execute(transaction);
  return rows.length === 1;
}

/** The poll of an update as it is written; undefined where it has none. */
export async function findWritten(reader: Reader, updateId: number): Promise<PollDraft | undefined> {
  const { rows } = await sql<PollDraft>`
    select options, days from update_polls where update_id = ${updateId}`.execute(reader);
  return rows[0];
}

/** Writes the poll of an update that waits or is new; null: it has none. */
export async function writePoll(
  transaction: Transaction,
  updateId: number,
  poll: PollDraft | null,
): Promise<void> {
  if (poll === null) {
    await sql`delete from update_polls where update_id = ${updateId}`.execute(transaction);
    return;
  }
  await sql`
    insert into update_polls (update_id, options, days) values (${updateId}, ${[...poll.options]}::text[], ${poll.days})
    on conflict (update_id) do update set options = excluded.options, days = excluded.days`.execute(
    transaction,
  );
}

/** Changes the options of a poll that is out, or takes it away; false where somebody has voted or it is closed. */
export async function changeUnvoted(
  transaction: Transaction,
  updateId: number,
  { options, now }: { readonly options: readonly string[] | null; readonly now: Date },
): Promise<boolean> {
  const isUnvoted: RawBuilder<boolean> = sql`poll.update_id = ${updateId} and one.id = poll.update_id
    and ${closesAt} > ${now}::timestamptz and not exists (select from update_poll_votes where update_id = ${updateId})`;
  const { rows } = await (options === null
    ? sql`delete from update_polls poll using updates one where ${isUnvoted} returning poll.update_id`
    : sql`update update_polls poll set options = ${[...options]}::text[] from updates one
        where ${isUnvoted} returning poll.update_id`
  ).execute(transaction);
  return rows.length === 1;
}
