import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import {
  addBatch as addEndpoint,
  changeBatch as changeEndpoint,
  type listBatches as listEndpoint,
  voidBatch as voidEndpoint,
} from "../../contract/batches.ts";
import { newCode } from "../coupon-code.ts";
import {
  insertBatch,
  insertCodes,
  isBatchBegun,
  lockBatch,
  selectBatches,
  writeTerms,
  writeVoid,
} from "./batches.queries.ts";

type Batches = AnswerOf<typeof listEndpoint>;

/** The last batches of codes. */
export const listBatches = ({ database }: MemberContext): Promise<Batches> => batchesOf(database);

async function batchesOf(reader: Reader): Promise<Batches> {
  return { batches: await selectBatches(reader) };
}

const lastDayOver = { fields: { lastDay: "coupons/last-day-over" } } as const;
const subjectOf = (batchId: number): string => `coupon batch ${batchId}`;

/** Makes a batch with as many new codes as were asked for. */
export async function addBatch(
  context: MemberContext,
  { body }: CheckedOf<typeof addEndpoint>,
): Promise<Batches> {
  const at = context.clock.now();
  if (body.lastDay < dayInIndia(at)) return refuse(addEndpoint, "coupons/last-day-over", lastDayOver);
  return onceInTransaction(context, addEndpoint, body, async (transaction) => {
    const { codes, ...terms } = body;
    const batchId = await insertBatch(transaction, terms, at);
    await fillBatch(context, transaction, batchId, codes);
    await audit(context, transaction, {
      action: "coupons/batch-added",
      subject: subjectOf(batchId),
      detail: { codes, ...terms },
    });
    return batchesOf(transaction);
  });
}

/** A code that another batch has is drawn again. */
async function fillBatch(
  { ids }: MemberContext,
  transaction: Transaction,
  batchId: number,
  wanted: number,
): Promise<void> {
  let missing = wanted;
  while (missing > 0) {
    const codes = Array.from({ length: missing }, () => newCode(ids, "GIFT_COUPON"));
    missing -= await insertCodes(transaction, batchId, codes);
  }
}

/** Changes the terms while nobody has entered a code; who enters one at the same moment has it by one set of terms. */
export async function changeBatch(
  context: MemberContext,
  { params: { batchId }, body: { revision, ...terms } }: CheckedOf<typeof changeEndpoint>,
): Promise<Batches> {
  if (terms.lastDay < dayInIndia(context.clock.now()))
    return refuse(changeEndpoint, "coupons/last-day-over", lastDayOver);
  return inTransaction(context, async (transaction) => {
    const batch = await lockBatch(transaction, batchId);
    if (!batch) return refuse(changeEndpoint, "coupons/batch-not-found");
    if (batch.isVoided || batch.revision !== revision) return refuse(changeEndpoint, "coupons/batch-changed");
    if (await isBatchBegun(transaction, batchId)) return refuse(changeEndpoint, "coupons/batch-begun");
    await writeTerms(transaction, batchId, terms);
    const detail = { before: batch.name, after: terms.name, ...terms };
    await audit(context, transaction, {
      action: "coupons/batch-changed",
      subject: subjectOf(batchId),
      detail,
    });
    return batchesOf(transaction);
  });
}

/** Ends a batch with a reason that the holders of its unused coupons read. */
export async function voidBatch(
  context: MemberContext,
  { params: { batchId }, body: { reason } }: CheckedOf<typeof voidEndpoint>,
): Promise<Batches> {
  const at = context.clock.now();
  return inTransaction(context, async (transaction) => {
    const batch = await lockBatch(transaction, batchId);
    if (!batch) return refuse(voidEndpoint, "coupons/batch-not-found");
    if (batch.isVoided) return refuse(voidEndpoint, "coupons/voided-already");
    const voided = await writeVoid(transaction, { batchId, reason, onDay: dayInIndia(at), at });
    await audit(context, transaction, {
      action: "coupons/batch-voided",
      subject: subjectOf(batchId),
      detail: { name: batch.name, voided, reason },
    });
    return batchesOf(transaction);
  });
}
