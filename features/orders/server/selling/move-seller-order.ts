import { formatDate, momentOfDay } from "#engine/contract/date-text.ts";
import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { SellerContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { type PackRefusal, packBatches } from "#features/batches/server";
import { trackingPageOf } from "../../contract/carriers.ts";
import type { Shipment } from "../../contract/orders.ts";
import {
  moveSellerOrder as endpoint,
  type PackedBatch,
  type SellerMove,
  type SellerOrder,
} from "../../contract/seller-orders.ts";
import { applyTransition } from "../states/advance-order.ts";
import { countCodesMade, countCodeTry, findDeliveryRound } from "../states/delivery-code.queries.ts";
import { codesADay, isDeliveryCode } from "../states/delivery-code.ts";
import { sellerOrderOf } from "./seller-order-dto.ts";
import {
  findSellerOrder,
  lockSellerOrders,
  type SellerOrderDetailRow,
  updateBatches,
} from "./seller-orders.queries.ts";

const day = 86_400_000;

/**
 * Moves an order of the caller's business, and writes its batches and shipment. The buyer's code is checked before
 * the transaction, so that wrong attempts stay counted.
 */
export async function moveSellerOrder(
  context: SellerContext,
  { params: { orderId }, body: move }: CheckedOf<typeof endpoint>,
): Promise<SellerOrder> {
  const params = { profileId: context.sellerProfileId, orderId };
  if (move.action === "DELIVER") await checkCode(context, params, move);
  return inTransaction(context, async (transaction) => {
    await moveReceivedOrder(context, transaction, orderId, move);
    const moved = await findSellerOrder(transaction, params);
    return moved
      ? sellerOrderOf(transaction, moved, context.clock.now())
      : refuse(endpoint, "orders/not-found");
  });
}

/**
 * The same within the caller's transaction, for a move whose code is checked already. The order is locked before its
 * lines, as everywhere. @throws AppError with a code of the endpoint when the order is not there or has moved.
 */
export async function moveReceivedOrder(
  context: SellerContext,
  transaction: Transaction,
  orderId: string,
  move: SellerMove,
): Promise<void> {
  const profileId = context.sellerProfileId;
  await lockSellerOrders(transaction, { profileId, orderIds: [orderId] });
  const order = await findSellerOrder(transaction, { profileId, orderId });
  if (!order) return refuse(endpoint, "orders/not-found");
  if (order.state !== move.from) return refuseMoved(move.action, order.state);
  await prepare(context, transaction, order, move);
  const outcome = await applyTransition(context, transaction, {
    orderId,
    action: move.action,
    from: move.from,
    actorKind: "seller",
    actorProfileId: context.actor.profileId,
    ...("reason" in move && { reason: move.reason }),
    ...("isSellable" in move && { isSellable: () => move.isSellable }),
    ...(move.action === "DISPATCH" && {
      shipment: shipmentOf(move),
    }),
  });
  if (outcome === "refused") refuse(endpoint, "orders/not-possible");
}

/** Checks and writes what the transition needs. */
async function prepare(
  context: SellerContext,
  transaction: Transaction,
  order: SellerOrderDetailRow,
  move: SellerMove,
): Promise<void> {
  const at = context.clock.now();
  const today = dayInIndia(at);
  if (move.action === "SEND_OUT") await checkCodesMade(context, transaction, order.id);
  if (move.action === "PACK") {
    checkBatches(order, move.batches, today);
    await writeBatches(transaction, order, move.batches, at);
  }
  if (move.action === "DISPATCH") {
    checkExpiry(order, move.batches ?? [], today);
    await writeBatches(transaction, order, move.batches ?? [], at);
  }
}

/** Notes what is packed, and takes it from the batches of the stock where that is counted by batch. */
async function writeBatches(
  transaction: Transaction,
  { id, lines }: SellerOrderDetailRow,
  typed: readonly PackedBatch[],
  at: Date,
): Promise<void> {
  if (typed.length === 0) return;
  const packed = await packBatches(transaction, { orderId: id, lines, at }, typed);
  if ("reason" in packed) return refusePacking(lines, packed);
  await updateBatches(transaction, id, packed);
}

function refusePacking(lines: SellerOrderDetailRow["lines"], refusal: PackRefusal): never {
  const line = lines.find(({ listingId }) => listingId === refusal.listingId);
  const product = { en: line?.titleEn ?? "", te: line?.titleTe ?? "" };
  const field = `batchNumber.${refusal.listingId}`;
  if (refusal.reason === "too-few")
    return refuse(endpoint, "orders/batches-too-few", {
      fields: { [field]: "orders/batches-too-few" },
      values: { product, left: refusal.left },
    });
  return refuse(endpoint, "orders/batch-not-in-stock", {
    fields: { [field]: "orders/batch-not-in-stock" },
    values: { product, batches: refusal.inStock.slice(0, 5).join(", ") || "–" },
  });
}

/** The shipment of the parcel, with the seller's tracking link or the page of a known carrier. */
function shipmentOf({
  carrier,
  trackingNumber,
  trackingUrl,
}: Extract<SellerMove, { action: "DISPATCH" }>): Shipment {
  const link =
    trackingUrl === undefined ? trackingPageOf(carrier, trackingNumber) : new URL(trackingUrl).href;
  return { carrier, trackingNumber, trackingUrl: link };
}

function refuseMoved(action: string, state: string): never {
  const isThere = action === "DELIVER" && state === "DELIVERED";
  return refuse(endpoint, isThere ? "orders/already-delivered" : "orders/not-possible");
}

async function checkCode(
  { database, secret }: SellerContext,
  asked: { readonly profileId: number; readonly orderId: string },
  { from, code }: Extract<SellerMove, { action: "DELIVER" }>,
): Promise<void> {
  const { orderId } = asked;
  const order = await findSellerOrder(database, asked);
  if (!order) return refuse(endpoint, "orders/not-found");
  if (order.state !== from) return refuseMoved("DELIVER", order.state);
  const round = await findDeliveryRound(database, orderId);
  const isRight = isDeliveryCode(secret, { orderId, round, code });
  const outcome = await countCodeTry(database, { orderId, round, isRight });
  // If the order has moved meanwhile, the transaction reports it.
  if (outcome === "not-out") return;
  if (outcome !== "counted") return refuse(endpoint, `orders/code-${outcome}`);
  if (!isRight) refuse(endpoint, "orders/code-wrong", { fields: { code: "orders/code-wrong" } });
}

/** The buyer gets a message with a new code each time a parcel is sent out. */
async function checkCodesMade(
  { clock }: SellerContext,
  transaction: Transaction,
  orderId: string,
): Promise<void> {
  const since = new Date(clock.now().getTime() - day);
  const made = await countCodesMade(transaction, { by: "seller", orderId, since });
  if (made >= codesADay) refuse(endpoint, "orders/sent-out-too-often");
}

type Line = SellerOrderDetailRow["lines"][number];

function checkBatches({ lines }: SellerOrderDetailRow, batches: readonly PackedBatch[], today: string): void {
  for (const line of lines) {
    const batch = batches.find(({ listingId }) => listingId === line.listingId);
    if (batch) checkBatch(line, batch, today);
    else {
      const fields = { [`batchNumber.${line.listingId}`]: "orders/batches-missing" };
      refuse(endpoint, "orders/batches-missing", { fields });
    }
  }
}

/** Packed goods may have expired while waiting for the carrier; a newly entered batch replaces the old. */
function checkExpiry({ lines }: SellerOrderDetailRow, batches: readonly PackedBatch[], today: string): void {
  for (const line of lines) {
    const batch = batches.find(({ listingId }) => listingId === line.listingId);
    if (batch) checkBatch(line, batch, today);
    else if (line.expiresOn !== null && line.expiresOn <= today) refuseExpired(line, line.expiresOn);
  }
}

function checkBatch({ listingId, bed }: Line, { expiresOn }: PackedBatch, today: string): void {
  // Tools do not expire.
  if (expiresOn === null ? bed === "tool" : expiresOn > today) return;
  refuse(endpoint, "orders/expiry-wrong", { fields: { [`expiresOn.${listingId}`]: "orders/expiry-wrong" } });
}

function refuseExpired({ listingId, titleEn, titleTe }: Line, expiresOn: string): never {
  const on = (language: "en" | "te"): string => formatDate(momentOfDay(expiresOn), language);
  return refuse(endpoint, "orders/batch-expired", {
    fields: { [`expiresOn.${listingId}`]: "orders/batch-expired" },
    values: { product: { en: titleEn, te: titleTe }, day: { en: on("en"), te: on("te") } },
  });
}
