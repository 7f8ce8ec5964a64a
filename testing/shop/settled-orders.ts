import { inTransaction } from "#engine/server/data/transaction.ts";
import { movement, postJournal } from "#features/ledger/server";
import { saveAccount } from "#features/payouts/contract";
import { listSettlements, moveSettlement } from "#features/settlements/contract";
import type { TestApp } from "../process/app.ts";
import { aPerson } from "./builders.ts";
import { runJob } from "./online-payments.ts";
import { aUpiAccount } from "./payouts.ts";
import { type Ordered, type Trade, tradeDesk } from "./trade.ts";

const day = 86_400_000;

/** An order of ₹1,340.00 whose money is with the operator; nothing can come back any more. */
export async function paidToOperator(app: TestApp, trade: Trade): Promise<Ordered> {
  const desk = tradeDesk(app);
  const order = await desk.anOrderOf(trade);
  await desk.paidAtTheDoor(order);
  await app.call(saveAccount, { body: aUpiAccount }, { as: trade.seller });
  const { orderId } = order;
  await inTransaction(app.platform, async (transaction) => {
    const { seller_id: partyId } = await transaction
      .selectFrom("orders")
      .select("seller_id")
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow();
    const set = { effectKey: `to-bank:${orderId}`, kind: "money-received", orderId };
    await postJournal(app.platform, transaction, [
      movement(
        set,
        1_340_00,
        { account: "cash-with-seller", partyId },
        { account: "platform-bank", partyId: null },
      ),
    ]);
  });
  app.clock.advance(8 * day);
  await runJob(app, "orders/move-by-clock");
  return order;
}

/** The same with what its seller gets approved; answers what is due to him. */
export async function approvedOrder(
  app: TestApp,
  trade: Trade,
): Promise<Ordered & { readonly dueInPaise: number }> {
  const order = await paidToOperator(app, trade);
  const { orderId } = order;
  const { cookie: as } = await aPerson(app, { roles: ["finance"] });
  const body = { action: "APPROVE_SETTLEMENT" } as const;
  await app.call(moveSettlement, { params: { orderId }, body }, { as });
  const { settlements } = (await app.call(listSettlements, { query: {} }, { as })).data;
  const found = settlements.find((settlement) => settlement.orderId === orderId);
  if (!found) throw new Error(`${orderId} is not to be settled`);
  return { ...order, dueInPaise: found.dueInPaise };
}
