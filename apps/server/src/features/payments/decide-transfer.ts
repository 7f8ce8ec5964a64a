import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { decideTransfer as endpoint } from "@santha/contract/finance";
import { sumOf } from "@santha/contract/money";
import type { Transaction } from "@santha/database/client";
import { takeBankNumber } from "#features/ledger";
import { receiveMoney } from "#features/orders";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { decideClaims } from "./payments.queries.ts";

/**
 * Finance has found a transfer in the account, or has not. Each claim is decided once, however many press at once;
 * the money of a found one is booked on its orders under the claim's own key. What came under one number of the bank
 * pays one master order.
 */
export async function decideTransfer(
  context: MemberContext,
  { params: { masterId }, body: { reference, isReceived } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return inTransaction(context, async (transaction) => {
    const status = isReceived ? "confirmed" : "rejected";
    const claims = await decideClaims(transaction, { masterId, reference, status, at: context.clock.now() });
    if (claims.length === 0) return refuse(endpoint, "payments/claim-not-found");
    if (isReceived) await checkReference(transaction, masterId, reference);
    for (const { id, orderId, amountInPaise } of isReceived ? claims : []) {
      const effectKey = `claim-confirmed:${id}`;
      const { profileId: actorProfileId } = context.actor;
      await receiveMoney(context, transaction, { orderId, amountInPaise, effectKey, actorProfileId });
    }
    await audit(context, transaction, {
      action: "payments/transfer-decided",
      subject: `master order ${masterId}`,
      detail: { reference, isReceived },
    });
    return { masterId, amountInPaise: sumOf(claims.map(({ amountInPaise }) => amountInPaise)) };
  });
}

async function checkReference(transaction: Transaction, masterId: string, reference: string): Promise<void> {
  const use = await takeBankNumber(transaction, reference, { kind: "order", id: masterId });
  if (use !== null) refuse(endpoint, "payments/reference-paid-another", { values: { use } });
}
