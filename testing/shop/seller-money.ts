import { sql } from "kysely";
import { expect } from "vitest";
import { refundOrder } from "#features/payments/contract/online-payments.ts";
import { listSettlements, moveSettlement, receiveFromSeller } from "#features/settlements/contract";
import type { TestApp } from "../process/app.ts";
import { aPerson } from "./builders.ts";
import { type Ordered, type Trade, tradeDesk } from "./trade.ts";

/** What finance does with the money of sellers, over HTTP. */
export function sellerMoneyDesk(app: TestApp) {
  const desk = tradeDesk(app);
  /** A session of finance; a new one for each call, as tests let weeks pass. */
  const finance = async () => (await aPerson(app, { roles: ["finance"] })).cookie;

  const list = async () => (await app.call(listSettlements, { query: {} }, { as: await finance() })).data;
  const shown = async (orderId: string) =>
    (await list()).settlements.find((settlement) => settlement.orderId === orderId);
  const sellerIdOf = async (orderId: string) =>
    (
      await app.platform.database
        .selectFrom("orders")
        .select("seller_id")
        .where("id", "=", orderId)
        .executeTakeFirstOrThrow()
    ).seller_id;
  /** The seller of the order as one who owes; undefined: he owes nothing. */
  const debtOf = async (orderId: string) => {
    const sellerId = await sellerIdOf(orderId);
    return (await list()).debts.find((debt) => debt.sellerId === sellerId);
  };
  /** The same as one who has sent more than he owed. */
  const creditOf = async (orderId: string) => {
    const sellerId = await sellerIdOf(orderId);
    return (await list()).credits.find((credit) => credit.sellerId === sellerId);
  };
  const settle = async (
    orderId: string,
    body: Parameters<typeof app.call<typeof moveSettlement>>[1]["body"],
  ) => app.call(moveSettlement, { params: { orderId }, body }, { as: await finance() });
  const pay = (
    orderId: string,
    reference: string,
    sums: { readonly dueInPaise: number; readonly paidInPaise: number },
  ) => settle(orderId, { action: "PAY_OUT", reference, ...sums });
  const receive = async (orderId: string, amountInPaise: number, reference: string) => {
    const params = { sellerId: await sellerIdOf(orderId) };
    return app.call(
      receiveFromSeller,
      { params, body: { amountInPaise, reference } },
      { as: await finance() },
    );
  };
  /** Finance refunds money of the order without packs. */
  async function grant(orderId: string, amountInPaise: number, reason = "Short weight"): Promise<void> {
    const body = { amountInPaise, reason };
    const granted = await app.call(refundOrder, { params: { orderId }, body }, { as: await finance() });
    expect(granted.status).toBe(201);
  }
  /** An order of ₹1,340.00 whose cash the seller took, given back as a whole. */
  async function returned(trade: Trade): Promise<Ordered> {
    const order = await desk.anOrderOf(trade);
    await desk.paidAtTheDoor(order);
    await desk.act(order.buyer, order.orderId, "REQUEST_RETURN");
    await desk.decide(order, true);
    return order;
  }
  async function booksBalance(): Promise<void> {
    const { rows } =
      await sql`select order_id from ledger_entries group by order_id having sum(amount_in_paise) <> 0`.execute(
        app.platform.database,
      );
    expect(rows).toEqual([]);
  }

  return {
    ...{ desk, finance, list, shown, sellerIdOf, debtOf, creditOf },
    ...{ settle, pay, receive, grant, returned, booksBalance },
  };
}
