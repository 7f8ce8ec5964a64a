import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import type { RequestKind, RequestState } from "../contract/privacy.ts";

export interface RequestRow {
  readonly id: number;
  readonly profileId: number;
  readonly kind: RequestKind;
  readonly state: RequestState;
  readonly askedAt: Date;
  readonly askedByProfileId: number;
  readonly carryOutAt: Date;
  readonly dueAt: Date;
  readonly endedAt: Date | null;
  readonly keptUntil: Date | null;
  readonly reason: string | null;
  readonly heldToldAt: Date | null;
}

/** A request with the person as the list shows him. */
export interface ListedRow extends RequestRow {
  readonly profileKey: string;
  readonly firstName: string;
  readonly mobileNo: string;
}

const columns = sql`request.id, request.profile_id as "profileId", request.kind, request.state,
  request.asked_at as "askedAt", request.asked_by_profile_id as "askedByProfileId",
  request.carry_out_at as "carryOutAt", request.due_at as "dueAt", request.ended_at as "endedAt",
  request.kept_until as "keptUntil", request.reason, request.held_told_at as "heldToldAt"`;

/** The person's latest request of each kind. */
export async function selectLatest(reader: Reader, profileId: number): Promise<readonly RequestRow[]> {
  const { rows } = await sql<RequestRow>`select distinct on (kind) ${columns} from privacy_requests request
    where profile_id = ${profileId} order by kind, id desc`.execute(reader);
  return rows;
}

/** The request, held until the transaction ends. */
export async function lockRequest(transaction: Transaction, id: number): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`select ${columns} from privacy_requests request
    where id = ${id} for update`.execute(transaction);
  return rows[0];
}

interface NewRequest {
  readonly profileId: number;
  readonly kind: RequestKind;
  readonly state: "waiting" | "under-way";
  readonly askedAt: Date;
  readonly askedByProfileId: number;
  readonly carryOutAt: Date;
  readonly dueAt: Date;
}

/** The id of the new request; undefined where one of its kind is open. */
export async function insertRequest(
  transaction: Transaction,
  request: NewRequest,
): Promise<number | undefined> {
  const row = await transaction
    .insertInto("privacy_requests")
    .values({
      profile_id: request.profileId,
      kind: request.kind,
      state: request.state,
      asked_at: request.askedAt,
      asked_by_profile_id: request.askedByProfileId,
      carry_out_at: request.carryOutAt,
      due_at: request.dueAt,
    })
    .onConflict((conflict) =>
      conflict.columns(["profile_id", "kind"]).where("ended_at", "is", null).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

interface Move {
  readonly id: number;
  readonly from: RequestState;
  readonly to: RequestState;
  /** Left out while it goes on. */
  readonly endedAt?: Date;
  readonly keptUntil?: Date;
  readonly reason?: string;
}

/** Moves a request on; false when it stands elsewhere by now. */
export async function moveRequest(transaction: Reader, move: Move): Promise<boolean> {
  const moved = await transaction
    .updateTable("privacy_requests")
    .set({
      state: move.to,
      ...(move.endedAt && { ended_at: move.endedAt }),
      ...(move.keptUntil && { kept_until: move.keptUntil }),
      ...(move.reason !== undefined && { reason: move.reason }),
    })
    .where("id", "=", move.id)
    .where("state", "=", move.from)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

/** Notes that the person was told what holds his erasure up; false when he knew. */
export async function noteHeld(transaction: Transaction, id: number, at: Date): Promise<boolean> {
  const noted = await transaction
    .updateTable("privacy_requests")
    .set({ held_told_at: at })
    .where("id", "=", id)
    .where("held_told_at", "is", null)
    .executeTakeFirst();
  return noted.numUpdatedRows === 1n;
}

/** Erasures whose time has come, and what a killed worker left in the middle. */
export async function selectToDo(reader: Reader, now: Date): Promise<{ id: number; kind: RequestKind }[]> {
  const { rows } = await sql<{ id: number; kind: RequestKind }>`select id, kind from privacy_requests
    where ended_at is null and (state = 'under-way' or carry_out_at <= ${now}) order by due_at, id limit 1000`.execute(
    reader,
  );
  return rows;
}

/** Requests that are open, the soonest due first, or that have ended, the latest first. */
export async function selectListed(
  reader: Reader,
  asked: { readonly state: "open" | "ended"; readonly after: Cursor | null; readonly limit: number },
): Promise<readonly ListedRow[]> {
  const { state, after, limit } = asked;
  const time = state === "open" ? sql`request.due_at` : sql`request.ended_at`;
  const [beyond, direction] = state === "open" ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const place = after ? sql`and (${time}, request.id) ${beyond} (${after.at}, ${Number(after.id)})` : sql``;
  const { rows } = await sql<ListedRow>`
    select ${columns}, profiles.profile_key as "profileKey", profiles.first_name as "firstName",
      profiles.mobile_no as "mobileNo"
    from privacy_requests request join published.profiles on profiles.id = request.profile_id
    where request.ended_at is ${state === "open" ? sql`null` : sql`not null`} ${place}
    order by ${time} ${direction}, request.id ${direction} limit ${sql.lit(limit)}`.execute(reader);
  return rows;
}

/** One request as the list shows it. */
export async function selectOne(reader: Reader, id: number): Promise<ListedRow | undefined> {
  const { rows } = await sql<ListedRow>`
    select ${columns}, profiles.profile_key as "profileKey", profiles.first_name as "firstName",
      profiles.mobile_no as "mobileNo"
    from privacy_requests request join published.profiles on profiles.id = request.profile_id
    where request.id = ${id}`.execute(reader);
  return rows[0];
}
