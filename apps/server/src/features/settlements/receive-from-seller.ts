import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { sumOf } from "@santha/contract/money";
import { receiveFromSeller as endpoint } from "@santha/contract/settlements";
import { takeBankNumber } from "#features/ledger";
import { selectDebtsOfSeller } from "#features/orders";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { lockSeller } from "./lock-seller.queries.ts";
import { bookReceived } from "./seller-debts.ts";
import { findSeller } from "./sellers.queries.ts";
import { setOffCredit } from "./set-off.ts";

/**
 * Finance has found a seller's money in the account: it is noted once, and pays what he owes; what is more is his. It may
 * be all of it: what he owed was kept back meanwhile, or he has sent it twice.
 */
export async function receiveFromSeller(
  context: MemberContext,
  { params: { sellerId }, body: { amountInPaise, reference } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return inTransaction(context, async (transaction) => {
    if (!(await findSeller(transaction, sellerId))) return refuse(endpoint, "settlements/no-seller");
    await lockSeller(transaction, sellerId);
    const use = await takeBankNumber(transaction, reference, { kind: "seller-debt", id: String(sellerId) });
    if (use !== null) {
      const fields = { reference: "settlements/reference-used" };
      return refuse(endpoint, "settlements/reference-used", { fields, values: { use } });
    }
    const credit = await setOffCredit(context, transaction, sellerId);
    const debts = await selectDebtsOfSeller(transaction, sellerId);
    const owed = sumOf(debts.map(({ owedInPaise }) => owedInPaise)) + Math.max(0, -credit);
    await bookReceived(context, transaction, { reference, sellerId, amountInPaise, debts });
    await audit(context, transaction, {
      action: "settlements/received",
      subject: `seller ${sellerId}`,
      detail: { amountInPaise, reference },
    });
    return { sellerId, owedInPaise: Math.max(0, owed - amountInPaise) };
  });
}
