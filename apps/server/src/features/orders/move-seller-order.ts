import { trackingPageOf } from "@santha/contract/carriers";
import { formatDate } from "@santha/contract/date-text";
import type { CheckedOf } from "@santha/contract/endpoint";
import type { Shipment } from "@santha/contract/orders";
import {
  moveSellerOrder as endpoint,
  type PackedBatch,
  type SellerMove,
  type SellerOrder,
} from "@santha/contract/seller-orders";
import { dayInIndia } from "#platform/clock";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { advanceIn } from "./advance-order.ts";
import { momentOfDay } from "./order-wire.ts";
import { sellerOrderOf } from "./seller-order-wire.ts";
import {
  findSellerOrder,
  type SellerOrderDetailRow,
  tryDeliveryCode,
  updateBatches,
} from "./seller-orders.queries.ts";

const wrongCodesAllowed = 5;

/**
 * Moves an order of the caller's business on. What belongs to the move is written with it: batches, shipment. The
 * buyer's code is compared first, since a wrong one must be counted.
 */
export async function moveSellerOrder(
  context: MemberContext,
  { params: { orderId }, body: move }: CheckedOf<typeof endpoint>,
): Promise<SellerOrder> {
  const asked = { profileId: context.actor.profileId, orderId };
  const order = await findSellerOrder(context.database, asked);
  if (!order) return refuse(endpoint, "orders/not-found");
  if (order.state !== move.from) return refuse(endpoint, "orders/not-possible");
  if (move.action === "DELIVER") await checkCode(context, orderId, move.code);
  return inTransaction(context, async (transaction) => {
    const today = dayInIndia(context.clock.now());
    if (move.action === "PACK") {
      checkBatches(order, move.batches, today);
      await updateBatches(transaction, orderId, move.batches);
    }
    if (move.action === "DISPATCH") {
      checkExpiry(order, move.batches ?? [], today);
      await updateBatches(transaction, orderId, move.batches ?? []);
    }
    const outcome = await advanceIn(context, transaction, {
      orderId,
      action: move.action,
      from: move.from,
      actorKind: "seller",
      actorProfileId: asked.profileId,
      ...("reason" in move && { reason: move.reason }),
      ...("isSellable" in move && { isSellable: () => move.isSellable }),
      ...(move.action === "DISPATCH" && {
        shipment: shipmentOf(move),
      }),
    });
    if (outcome === "refused") return refuse(endpoint, "orders/not-possible");
    const moved = await findSellerOrder(transaction, asked);
    return moved
      ? sellerOrderOf(transaction, moved, context.clock.now())
      : refuse(endpoint, "orders/not-found");
  });
}

/** How the parcel travels, with the link that the seller gave, else the page of a carrier we know. */
function shipmentOf({
  carrier,
  trackingNumber,
  trackingUrl,
}: Extract<SellerMove, { action: "DISPATCH" }>): Shipment {
  const link =
    trackingUrl === undefined ? trackingPageOf(carrier, trackingNumber) : new URL(trackingUrl).href;
  return { carrier, trackingNumber, trackingUrl: link };
}

async function checkCode(context: MemberContext, orderId: string, code: string): Promise<void> {
  const isRight = await tryDeliveryCode(context.database, { orderId, code, atMost: wrongCodesAllowed });
  if (isRight === null) refuse(endpoint, "orders/code-tried-too-often");
  if (!isRight) refuse(endpoint, "orders/code-wrong", { fields: { code: "orders/code-wrong" } });
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

/** What was packed may have expired while it waited for the carrier; a batch that is said now goes in its place. */
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
