import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { type AuditEntry, audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { AppError } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { type BatchErrorCode, batchErrors } from "#features/batches/contract.ts";
import * as batches from "#features/batches/server";
import * as contract from "../../contract/batches.ts";
import type { ProductForSeller } from "../../contract/listings.ts";
import { findOwnSeller } from "../own-products.queries.ts";
import { findProductOfListing } from "../product.queries.ts";
import { toProductForSeller } from "../read-product.ts";

/** Adds packs of a batch to a listing of the caller's own, or names the batch of packs that it has. */
export async function addBatch(
  context: SellerContext,
  { params: { listingId }, body }: CheckedOf<typeof contract.addBatch>,
): Promise<ProductForSeller> {
  return onceInTransaction(context, contract.addBatch, { listingId, body }, (transaction) =>
    changing(context, transaction, auditedAs.add, body, (own) =>
      batches.addBatch(transaction, { ...body, ...own, listingId }),
    ),
  );
}

/** Corrects a batch of the caller's own as long as it has the packs that the caller saw. */
export async function changeBatch(
  context: SellerContext,
  { params: { batchId }, body }: CheckedOf<typeof contract.changeBatch>,
): Promise<ProductForSeller> {
  return inTransaction(context, (transaction) =>
    changing(context, transaction, auditedAs.change, body, (own) =>
      batches.correctBatch(transaction, { ...body, ...own, batchId }),
    ),
  );
}

/** Takes a batch of the caller's own out of stock. */
export async function withdrawBatch(
  context: SellerContext,
  { params: { batchId }, body }: CheckedOf<typeof contract.withdrawBatch>,
): Promise<ProductForSeller> {
  return inTransaction(context, (transaction) =>
    changing(context, transaction, auditedAs.withdraw, {}, (own) =>
      batches.withdrawBatch(transaction, { ...body, ...own, batchId }),
    ),
  );
}

/** What the log says of each change. */
const auditedAs = {
  add: "assortment/batch-added",
  change: "assortment/batch-changed",
  withdraw: "assortment/batch-withdrawn",
} as const;

type Typed = Partial<CheckedOf<typeof contract.changeBatch>["body"]>;

/** Does one change of a batch, writes it to the log and answers the product. @throws AppError when it is refused. */
async function changing(
  context: SellerContext,
  transaction: Transaction,
  action: AuditEntry["action"],
  { batchNumber, expiresOn, quantity }: Typed,
  change: (own: { readonly sellerId: number; readonly at: Date }) => Promise<batches.BatchOutcome>,
): Promise<ProductForSeller> {
  const sellerId = (await findOwnSeller(transaction, context.sellerProfileId)) ?? 0;
  const outcome = await change({ sellerId, at: context.clock.now() });
  if ("refusal" in outcome) return refuseBatch(outcome.refusal);
  const { batchId, listingId, before } = outcome;
  await audit(context, transaction, {
    action,
    subject: `batch ${batchId}`,
    detail: {
      listingId,
      ...(before && {
        batchBefore: before.batchNumber,
        expiresOnBefore: before.expiresOn,
        packsBefore: before.onHand,
      }),
      ...(quantity !== undefined && {
        batch: batchNumber ?? null,
        expiresOn: expiresOn ?? null,
        packs: quantity,
      }),
    },
  });
  return toProductForSeller(context, transaction, await findProductOfListing(transaction, listingId));
}

function refuseBatch({ code, field, values }: batches.BatchRefusal): never {
  throw new AppError({
    code,
    status: batchErrors[code satisfies BatchErrorCode],
    ...(values && { values }),
    ...(field !== undefined && { fields: { [field]: code } }),
  });
}
