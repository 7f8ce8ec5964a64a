import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { sumOf } from "#engine/contract/money.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { takeBankNumber } from "#features/ledger/server";
import { receiveFromSeller as endpoint } from "../../contract.ts";
import { lockSeller } from "../lock-seller.queries.ts";
import { findSeller } from "../sellers.queries.ts";
import { selectDebtsOfSeller } from "./seller-debts.queries.ts";
import { bookReceived } from "./seller-debts.ts";
import { setOffCredit } from "./set-off.ts";

/**
 * Finance records money from a seller, once. It pays the seller's debts; the rest becomes credit. That may be all
 * of it, if the debts were deducted meanwhile or the money was sent twice.
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
