import { type RawBuilder, sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { GrievanceSubject } from "../contract.ts";

export interface GrievanceRow {
  readonly id: number;
  readonly profileId: number;
  readonly firstName: string;
  readonly mobileNo: string;
  readonly language: string;
  readonly subject: GrievanceSubject;
  readonly orderNumber: string | null;
  readonly raisedAt: Date;
  readonly acknowledgeBy: Date;
  readonly settleBy: Date;
  readonly acknowledgedAt: Date | null;
  readonly settledAt: Date | null;
  readonly messages: readonly {
    readonly isFromSupport: boolean;
    readonly text: string;
    /** Epoch milliseconds. */
    readonly writtenAt: number;
  }[];
}

async function select(reader: Reader, condition: RawBuilder<unknown>): Promise<GrievanceRow[]> {
  const { rows } = await sql<GrievanceRow>`
    select grievances.id, profile_id as "profileId", profiles.first_name as "firstName",
      profiles.mobile_no as "mobileNo", profiles.language, subject, order_number as "orderNumber",
      raised_at as "raisedAt", acknowledge_by as "acknowledgeBy", settle_by as "settleBy",
      acknowledged_at as "acknowledgedAt", settled_at as "settledAt", (
        select coalesce(jsonb_agg(jsonb_build_object('isFromSupport', is_from_support, 'text', body,
          'writtenAt', (extract(epoch from written_at) * 1000)::bigint) order by message.id), '[]')
        from grievance_messages message where message.grievance_id = grievances.id) as messages
    from grievances join published.profiles on profiles.id = grievances.profile_id ${condition}`.execute(
    reader,
  );
  return rows;
}

/** A person's grievances, newest first. */
export function selectOwn(reader: Reader, profileId: number): Promise<GrievanceRow[]> {
  return select(reader, sql`where profile_id = ${profileId} order by grievances.id desc limit 50`);
}

/** Open grievances, the soonest due first: what is not acknowledged is due by that clock. */
export function selectOpen(reader: Reader): Promise<GrievanceRow[]> {
  return select(
    reader,
    sql`where settled_at is null
      order by case when acknowledged_at is null then acknowledge_by else settle_by end limit 200`,
  );
}

/** The latest settled grievances. */
export function selectSettled(reader: Reader): Promise<GrievanceRow[]> {
  return select(reader, sql`where settled_at is not null order by settled_at desc limit 50`);
}

export async function findGrievance(reader: Reader, id: number): Promise<GrievanceRow | undefined> {
  const [row] = await select(reader, sql`where grievances.id = ${id}`);
  return row;
}

export interface NewGrievance {
  readonly profileId: number;
  readonly subject: GrievanceSubject;
  readonly orderNumber: string | null;
  readonly raisedAt: Date;
  readonly acknowledgeBy: Date;
  readonly settleBy: Date;
}

/** Keeps a grievance and answers its id. */
export async function insertGrievance(transaction: Transaction, given: NewGrievance): Promise<number> {
  const { id } = await transaction
    .insertInto("grievances")
    .values({
      profile_id: given.profileId,
      subject: given.subject,
      order_number: given.orderNumber,
      raised_at: given.raisedAt,
      acknowledge_by: given.acknowledgeBy,
      settle_by: given.settleBy,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewMessage {
  readonly grievanceId: number;
  readonly isFromSupport: boolean;
  readonly authorProfileId: number;
  readonly text: string;
  readonly writtenAt: Date;
}

export async function insertMessage(transaction: Transaction, message: NewMessage): Promise<void> {
  await transaction
    .insertInto("grievance_messages")
    .values({
      grievance_id: message.grievanceId,
      is_from_support: message.isFromSupport,
      author_profile_id: message.authorProfileId,
      body: message.text,
      written_at: message.writtenAt,
    })
    .execute();
}

/** Holds a grievance until the transaction ends, so that its settling and its messages see each other. */
export async function lockGrievance(transaction: Transaction, id: number): Promise<GrievanceRow | undefined> {
  await transaction.selectFrom("grievances").select("id").where("id", "=", id).forUpdate().execute();
  return findGrievance(transaction, id);
}

/** Notes the acknowledgement; false when it was noted before. */
export async function markAcknowledged(transaction: Transaction, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("grievances")
    .set({ acknowledged_at: at })
    .where("id", "=", id)
    .where("acknowledged_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Settles a grievance; false when it was settled before. */
export async function markSettled(transaction: Transaction, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("grievances")
    .set({ settled_at: at })
    .where("id", "=", id)
    .where("settled_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
