import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { emit, listen } from "#engine/server/jobs/events.ts";
import { movement, postJournal } from "#features/ledger/server";
import { lockOrder, moveRefundIn, refundMoved } from "#features/orders/server";
import { providerRefundMoved } from "../events.ts";
import { findApprovedRefund } from "./order-refunds.queries.ts";
import { countRefunded, insertRefund, lockPaidPart, type RefundRow } from "./refunds.queries.ts";
import { newToken, queueRefund } from "./return-money.ts";

const bySystem = { actorKind: "system", actorProfileId: null } as const;

/**
 * Sends an approved refund of online money through the provider. It counts as sent at once, so finance does
 * not send it too. Other money, sums above the online payment, and refunds that the provider refused are
 * left to finance.
 */
export const sendApprovedRefund = listen(
  refundMoved,
  "payments/send-approved-refund",
  async (platform, transaction, { refundId, orderId }) => {
    await lockOrder(transaction, orderId);
    await sendByProvider(platform, transaction, { refundId, orderId });
  },
  { when: ({ status }) => status === "to-send" },
);

/**
 * Lets the provider pay an approved refund, if possible; the caller holds the order lock. False: it is
 * left to finance.
 */
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

/** The provider has paid or refused an approved refund; the order's refund ends accordingly. */
export async function endApprovedRefund(
  platform: Platform,
  transaction: Transaction,
  refund: RefundRow & { readonly refundId: number },
  to: RefundRow["state"],
): Promise<void> {
  if (to !== "done" && to !== "failed") return;
  const { token, orderId, amountInPaise, refundId } = refund;
  if (to === "done") {
    // The ledger books refunds of orders on the bank; here the provider has paid from the money it holds.
    const set = { effectKey: `refund-by-gateway:${token}`, kind: "refund-by-gateway", orderId };
    const bank = { account: "platform-bank", partyId: null } as const;
    await postJournal(platform, transaction, [
      movement(set, amountInPaise, { account: "gateway-money", partyId: null }, bank),
    ]);
  }
  const action = to === "done" ? "CONFIRM" : "FAIL";
  await moveRefundIn(platform, transaction, { refundId, action, reference: null, ...bySystem });
}
