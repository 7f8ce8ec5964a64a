import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { orUndone } from "#engine/server/data/transaction.ts";
import { AppError, fillText, platformErrors } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { lockStock } from "#features/catalogue/server";
import { type DayMove, type DayOutcome, moveDayOrders as endpoint } from "../../../contract/seller-day.ts";
import type { SellerMove } from "../../../contract/seller-orders.ts";
import { ordersErrors } from "../../errors.ts";
import { moveReceivedOrder } from "../move-seller-order.ts";
import { lockSellerOrders, selectListingsOf } from "../seller-orders.queries.ts";
import { isOfOneOrder } from "./order-fault.policy.ts";

interface OrderMove {
  readonly orderId: string;
  readonly move: SellerMove;
}

/**
 * Takes one step for several orders. What refuses one order undoes that order alone; the others go on, and the answer
 * tells of each. Orders, then listings, are locked by their numbers, so that no two calls wait in a circle.
 */
export async function moveDayOrders(
  context: SellerContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return onceInTransaction(context, endpoint, body, async (transaction) => {
    const moves = new Map(movesOf(body).map((move) => [move.orderId, move]));
    const outcomes: DayOutcome[] = [];
    const asked = { profileId: context.sellerProfileId, orderIds: [...moves.keys()] };
    await lockSellerOrders(transaction, asked);
    if (body.action !== "ACCEPT") await lockStock(transaction, await selectListingsOf(transaction, asked));
    for (const move of moves.values()) outcomes.push(await outcomeOf(context, transaction, move));
    return { outcomes };
  });
}

function movesOf(body: DayMove): OrderMove[] {
  switch (body.action) {
    case "ACCEPT":
      return body.orders.map(({ orderId }) => ({ orderId, move: { action: "ACCEPT", from: "ORD_PLACED" } }));
    case "PACK":
      return body.orders.map(({ orderId, batches }) => ({
        orderId,
        move: { action: "PACK", from: "SELLER_ACCEPTED", batches },
      }));
    case "DISPATCH":
      return body.orders.map(({ orderId, trackingNumber }) => ({
        orderId,
        move: { action: "DISPATCH", from: "PACKED", carrier: body.carrier, trackingNumber },
      }));
  }
}

async function outcomeOf(
  context: SellerContext,
  transaction: Transaction,
  { orderId, move }: OrderMove,
): Promise<DayOutcome> {
  let why: string | null = null;
  const isDone = await orUndone(transaction, async () => {
    try {
      await moveReceivedOrder(context, transaction, orderId, move);
      return true;
    } catch (error) {
      if (!isOfOneOrder(error)) throw error;
      why = sentenceOf(context, orderId, error);
      return false;
    }
  });
  return { orderId, isDone, why };
}

/** Why an order was not moved; a fault is logged, since the call as a whole is answered. */
function sentenceOf({ log, language, errorTexts }: SellerContext, orderId: string, error: unknown): string {
  if (error instanceof AppError && error.refusal.status < 500) {
    const { code, values } = error.refusal;
    return fillText(errorTexts.get(code) ?? ordersErrors["orders/not-possible"], language, values);
  }
  log.error({ err: error, orderId }, "an order of several could not be moved");
  return fillText(platformErrors["platform/fault"], language);
}
