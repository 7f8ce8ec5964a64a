import type { Transaction } from "@santha/database/client";
import { movement, postSets } from "#features/ledger";
import { findApprovedRefund, holdOrder, moveRefundIn, refundMoved } from "#features/orders";
import type { Platform } from "#platform/context";
import { emit, listen } from "#platform/events";
import { providerRefundMoved } from "./payments.events.ts";
import { countRefunded, insertRefund, lockPaidPart, type RefundRow } from "./refunds.queries.ts";
import { newToken, queueRefund } from "./return-money.ts";

const bySystem = { actorKind: "system", actorProfileId: null } as const;

/**
 * What was paid online goes back the way it came as soon as finance has approved it. It counts as sent from this
 * moment, so nobody sends it a second time by hand. What was paid another way, more than came online, or what the
 * provider has refused before is left to finance.
 */
export const sendApprovedRefund = listen(
  refundMoved,
  "payments/send-approved-refund",
  async (platform, transaction, { refundId, orderId, status }) => {
    if (status !== "to-send") return;
    await holdOrder(transaction, orderId);
    await sendByProvider(platform, transaction, { refundId, orderId });
  },
);

/** Has the provider pay an approved refund of a held order back, where he can; false: it is left to finance. */
export async function sendByProvider(
  platform: Platform,
  transaction: Transaction,
  { refundId, orderId }: { readonly refundId: number; readonly orderId: string },
): Promise<boolean> {
  const part = await lockPaidPart(transaction, orderId);
  const approved = await findApprovedRefund(transaction, refundId);
  if (!part || !approved || approved.isRefused) return false;
  const { txnid } = part;
  const { amountInPaise } = approved;
  if (!(await countRefunded(transaction, { txnid, orderId, amountInPaise }))) return false;
  const token = newToken(platform);
  const isNew = await insertRefund(transaction, {
    ...{ token, txnid, orderId, amountInPaise, reason: "order-refund" },
    askedByProfileId: null,
    orderRefundId: refundId,
    askedAt: platform.clock.now(),
  });
  if (!isNew) throw new Error("a refund's token was drawn twice");
  const sent = { refundId, action: "SEND", reference: token, ...bySystem } as const;
  if ((await moveRefundIn(platform, transaction, sent)) === "refused")
    throw new Error("the refund has moved on");
  await emit(platform, transaction, providerRefundMoved, { token, orderId, state: "waiting" });
  await queueRefund(transaction, token);
  return true;
}

/** The provider has paid an approved refund back, or refused it: the refund of the order ends alike. */
export async function endApprovedRefund(
  platform: Platform,
  transaction: Transaction,
  refund: RefundRow & { readonly refundId: number },
  to: RefundRow["state"],
): Promise<void> {
  if (to !== "done" && to !== "failed") return;
  const { token, orderId, amountInPaise, refundId } = refund;
  if (to === "done") {
    // Refunds of orders are paid by the bank in the books; here the provider has paid it out of what he holds.
    const set = { effectKey: `refund-by-gateway:${token}`, kind: "refund-by-gateway", orderId };
    const bank = { account: "platform-bank", partyId: null } as const;
    await postSets(platform, transaction, [
      movement(set, amountInPaise, { account: "gateway-money", partyId: null }, bank),
    ]);
  }
  const action = to === "done" ? "CONFIRM" : "FAIL";
  await moveRefundIn(platform, transaction, { refundId, action, reference: null, ...bySystem });
}
