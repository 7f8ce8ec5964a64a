import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { ApplicationState } from "../contract/applications.ts";
import type { ApplicationFacts } from "../contract/facts.ts";
import type { ApplicationKind } from "../contract/kinds.ts";

/** An application as its row says. */
export interface ApplicationRow {
  readonly id: number;
  readonly profileId: number;
  readonly kind: ApplicationKind;
  readonly state: ApplicationState;
  /** As it was kept: facts that were added since are missing. */
  readonly facts: Partial<ApplicationFacts>;
  readonly reason: string | null;
  readonly revision: number;
  readonly savedAt: Date;
}

/** Something that happened to an application. */
export interface MoveRow {
  readonly applicationId: number;
  readonly state: ApplicationState;
  readonly reason: string | null;
  readonly movedAt: Date;
}

const columns = sql`id, profile_id as "profileId", kind, state, facts, reason, revision, saved_at as "savedAt"`;

/** All applications of a person, the newest first. */
export async function selectOwn(reader: Reader, profileId: number): Promise<ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`
    select ${columns} from applications where profile_id = ${profileId} order by id desc`.execute(reader);
  return rows;
}

/** The open application of a person; whoever else changes it waits. */
export async function lockOpen(
  transaction: Transaction,
  profileId: number,
  kind: ApplicationKind,
): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select ${columns} from applications
    where profile_id = ${profileId} and kind = ${kind} and state in ('draft', 'applied', 'more-needed')
    for update`.execute(transaction);
  return rows[0];
}

/** An application that was sent; whoever else decides it waits. */
export async function lockSent(transaction: Transaction, id: number): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select ${columns} from applications where id = ${id} and sent_at is not null for update`.execute(
    transaction,
  );
  return rows[0];
}

export async function selectMoves(reader: Reader, applicationIds: readonly number[]): Promise<MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    select application_id as "applicationId", state, reason, moved_at as "movedAt"
    from application_moves where application_id = any(${[...applicationIds]}::bigint[]) order by id`.execute(
    reader,
  );
  return rows;
}

/** Begins an application; nothing happens where one of the kind is open. */
export async function insertDraft(
  transaction: Transaction,
  { profileId, kind, at }: { readonly profileId: number; readonly kind: ApplicationKind; readonly at: Date },
): Promise<void> {
  await sql`
    insert into applications (profile_id, kind, facts, created_at, saved_at, moved_at)
    values (${profileId}, ${kind}, '{}', ${at}, ${at}, ${at}) on conflict do nothing`.execute(transaction);
}

/** Keeps what was typed; false when the application is with the admins. */
export async function updateFacts(
  transaction: Transaction,
  id: number,
  facts: ApplicationFacts,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update applications set facts = ${JSON.stringify(facts)}::jsonb, saved_at = ${at}, revision = revision + 1
    where id = ${id} and state in ('draft', 'more-needed')`.execute(transaction);
  return numAffectedRows === 1n;
}

/** A change of state, by whom and why. */
export interface Move {
  readonly id: number;
  readonly from: readonly ApplicationState[];
  readonly to: ApplicationState;
  readonly reason: string | null;
  readonly by: number;
  readonly at: Date;
}

/** Changes the state and notes it; false, and nothing noted, when the application is in another state by now. */
export async function moveApplication(
  transaction: Transaction,
  { id, from, to, reason, by, at }: Move,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update applications set state = ${to}, reason = ${reason}, moved_at = ${at}, revision = revision + 1,
      sent_at = case when ${to} = 'applied' then coalesce(sent_at, ${at}) else sent_at end
    where id = ${id} and state = any(${[...from]}::text[])`.execute(transaction);
  if (numAffectedRows !== 1n) return false;
  await sql`
    insert into application_moves (application_id, state, reason, moved_by, moved_at)
    values (${id}, ${to}, ${reason}, ${by}, ${at})`.execute(transaction);
  return true;
}

/** Whether somebody sells under this GSTIN already. */
export async function isGstinRegistered(reader: Reader, gstin: string): Promise<boolean> {
  const { rows } = await sql`select 1 from published.sellers where gstin = ${gstin}`.execute(reader);
  return rows.length > 0;
}

/** Whether a business of this person is registered already. */
export async function hasBusiness(reader: Reader, profileId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from published.sellers where profile_id = ${profileId}`.execute(reader);
  return rows.length > 0;
}
