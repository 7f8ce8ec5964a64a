import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import { takeBankNumber } from "#features/ledger/server";
import { receiveMoney } from "#features/orders/server";
import type { PayableOrder } from "../payable.queries.ts";
import { endClaim, insertReceived, type WaitingClaim } from "../queries.ts";
import { spreadTransfer } from "./spread-transfer.ts";

/** A transfer as finance books it: what was entered under one number, and the held orders of the purchase. */
export interface Transfer {
  readonly masterId: string;
  readonly buyerProfileId: number;
  readonly reference: string;
  readonly orders: readonly PayableOrder[];
  readonly claims: readonly WaitingClaim[];
  /** The order it came for, where nothing was entered. */
  readonly orderId?: string;
}

/**
 * Books what came, order by order, and ends the claims with it; nothing came: its number may be entered again. Answers
 * what the number was used for before, and nothing is booked; null: it is booked.
 */
export async function bookTransfer(
  context: MemberContext,
  transaction: Transaction,
  { masterId, buyerProfileId, reference, orders, claims, orderId: cameFor }: Transfer,
  amountInPaise: number,
): Promise<PersonText | null> {
  if (amountInPaise > 0) {
    const use = await takeBankNumber(transaction, reference, { kind: "order", id: masterId });
    if (use !== null) return use;
  }
  const at = context.clock.now();
  const ofOrder = new Map(claims.map((claim) => [claim.orderId, claim]));
  const spread = orders.map(({ orderId, balanceInPaise }) => ({
    orderId,
    dueInPaise: Math.max(0, balanceInPaise),
    claimedInPaise: ofOrder.get(orderId)?.amountInPaise ?? (orderId === cameFor ? amountInPaise : 0),
  }));
  const received = new Map(
    spreadTransfer(amountInPaise, spread).map((part) => [part.orderId, part.amountInPaise]),
  );
  for (const { id, orderId } of claims) {
    const isEnded = await endClaim(transaction, { id, receivedInPaise: received.get(orderId) ?? 0, at });
    if (!isEnded) throw new Error("a claim was decided twice");
  }
  const paidThrough = claims[0]?.paidThrough ?? "Bank Transfer";
  for (const [orderId, receivedInPaise] of received) {
    if (!ofOrder.has(orderId)) {
      const more = { orderId, buyerProfileId, paidThrough, reference, receivedInPaise, at };
      await insertReceived(transaction, more);
    }
    await receiveMoney(context, transaction, {
      ...{ orderId, amountInPaise: receivedInPaise, actorProfileId: context.actor.profileId },
      effectKey: `transfer-received:${reference}:${orderId}`,
    });
  }
  return null;
}
