import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Endpoint } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "../context.ts";
import type { Transaction } from "../data/client.ts";
import { inTransaction } from "../data/transaction.ts";
import { AppError, platformRefusal, type Refusal } from "./answers/errors.ts";

/**
 * Keys stay valid for at least this long; the daily clean-up deletes older ones. Phones send queued changes much
 * later, and repeat those whose answer was lost.
 */
export const idempotencyKeyLifeInDays = 30;

interface StoredAnswer {
  fingerprint: Buffer;
  status: number;
  answer: unknown;
}

/** Another request used the key and committed between our read and our write: read again. */
class KeyTaken extends Error {}

/**
 * Runs an operation in one transaction. With an `Idempotency-Key` the answer, refusals included, commits
 * with the effect and is replayed. Another body under the key gives 422, a parallel request 409. A fault
 * (500) stores nothing.
 */
export async function onceInTransaction<T>(
  context: MemberContext,
  endpoint: Endpoint,
  input: unknown,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const { idempotencyKey } = context;
  if (idempotencyKey === null) return inTransaction(context, work);
  const keyed = { endpoint: endpoint.name, key: idempotencyKey, fingerprint: fingerprintOf(input) };
  const done = await tryUnderKey(context, keyed, work);
  // Another request under this key committed while ours ran: read its answer, which counts for all.
  if (done === "taken") return onceInTransaction(context, endpoint, input, work);
  return done.isStored ? replay<T>(keyed, done.stored) : done.answer;
}

type Done<T> = { isStored: true; stored: StoredAnswer } | { isStored: false; answer: T };

async function tryUnderKey<T>(
  context: MemberContext,
  keyed: Keyed,
  work: (transaction: Transaction) => Promise<T>,
): Promise<Done<T> | "taken"> {
  try {
    return await inTransaction(context, (transaction) => onceUnderKey(context, keyed, transaction, work));
  } catch (error) {
    if (error instanceof KeyTaken) return "taken";
    const isKept = error instanceof AppError && isFinal(error.refusal);
    if (isKept && !(await keepRefusal(context, keyed, error.refusal))) return "taken";
    throw error;
  }
}

/** A try too many may be sent again later, under the same key. */
function isFinal({ status, code }: Refusal): boolean {
  return status < 500 && status !== 429 && !code.startsWith("platform/");
}

interface Keyed {
  readonly endpoint: string;
  readonly key: string;
  readonly fingerprint: Buffer;
}

async function onceUnderKey<T>(
  context: MemberContext,
  keyed: Keyed,
  transaction: Transaction,
  work: (transaction: Transaction) => Promise<T>,
): Promise<Done<T>> {
  const lockName = `${context.actor.profileId}:${keyed.endpoint}:${keyed.key}`;
  // One statement tries the lock and reads the stored answer. A row that commits between the two is not seen; then
  // our insert violates the unique key, and we read again.
  const looked = await sql<{ isOurs: boolean } & Partial<StoredAnswer>>`
    with held as materialized (select pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) as is_ours)
    select held.is_ours as "isOurs", stored.fingerprint, stored.status, stored.answer from held
    left join idempotency_keys stored on stored.profile_id = ${context.actor.profileId}
      and stored.endpoint = ${keyed.endpoint} and stored.key = ${keyed.key}`.execute(transaction);
  const row = looked.rows[0];
  if (row?.fingerprint != null) return { isStored: true, stored: row as StoredAnswer };
  if (!row?.isOurs) throw platformRefusal("platform/still-running", { retryAfterInSeconds: 1 });
  const answer = await work(transaction);
  const kept = await insertKey(context, keyed, transaction, 200, answer);
  if (!kept) throw new KeyTaken();
  return { isStored: false, answer };
}

function replay<T>(keyed: Keyed, stored: StoredAnswer): T {
  if (!keyed.fingerprint.equals(stored.fingerprint)) throw platformRefusal("platform/key-reused");
  if (stored.status >= 400) throw new AppError(stored.answer as Refusal);
  return stored.answer as T;
}

async function keepRefusal(context: MemberContext, keyed: Keyed, refusal: Refusal): Promise<boolean> {
  return insertKey(context, keyed, context.database, refusal.status, refusal);
}

async function insertKey(
  context: MemberContext,
  keyed: Keyed,
  database: Pick<Transaction, "insertInto">,
  status: number,
  answer: unknown,
): Promise<boolean> {
  const inserted = await database
    .insertInto("idempotency_keys")
    .values({
      profile_id: context.actor.profileId,
      endpoint: keyed.endpoint,
      key: keyed.key,
      fingerprint: keyed.fingerprint,
      status,
      answer: JSON.stringify(answer ?? null),
      created_at: context.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

function fingerprintOf(input: unknown): Buffer {
  return createHash("sha256").update(canonicalJson(input)).digest();
}

/** JSON with sorted keys, so that the order of fields does not make another request. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(",")}}`;
}
