import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnswerOf } from "#engine/contract/endpoint.ts";
import { listRefunds } from "#features/orders/contract/refunds.ts";
import { listOpenPayments } from "#features/payments/contract/online-payments.ts";
import { listTransfers } from "#features/payments/contract/received-money.ts";
import { manyRows } from "#testing/large/many-rows.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { listSettlements } from "../contract.ts";

const count = 103;
const atOnce = 100;

let app: TestApp;
let finance: string;
let orderId: string;
beforeAll(async () => {
  app = await testApp();
  finance = (await aPerson(app, { roles: ["finance"] })).cookie;
  const desk = tradeDesk(app);
  ({ orderId } = await desk.anOrderOf(await desk.aTrade()));
});
afterAll(() => app.close());

type Listed = Pick<AnswerOf<typeof listRefunds>, "nextAfter"> & {
  readonly ids: readonly (string | number)[];
};

/** Reads page after page, as finance does by pressing for more. */
async function pages(read: (query: { after?: string }) => Promise<Listed>): Promise<Listed["ids"][]> {
  const found = [];
  let after: string | null = "";
  while (after !== null) {
    const page: Listed = await read(after === "" ? {} : { after });
    found.push(page.ids);
    after = page.nextAfter;
  }
  return found;
}
const as = () => ({ as: finance });

test.each([
  {
    list: "refunds",
    fill: () => manyRows(app).refunds(orderId, count),
    read: async (query: { after?: string }) => {
      const { refunds, nextAfter } = (await app.call(listRefunds, { query }, as())).data;
      return { ids: refunds.map(({ refundId }) => refundId), nextAfter };
    },
  },
  {
    list: "transfers",
    fill: () => manyRows(app).transfers(orderId, count),
    read: async (query: { after?: string }) => {
      const { transfers, nextAfter } = (await app.call(listTransfers, { query }, as())).data;
      return { ids: transfers.map(({ reference }) => reference), nextAfter };
    },
  },
  {
    list: "online payments",
    fill: () => manyRows(app).onlinePayments(orderId, count),
    read: async (query: { after?: string }) => {
      const { payments, nextAfter } = (await app.call(listOpenPayments, { query }, as())).data;
      return { ids: payments.map(({ txnid }) => txnid), nextAfter };
    },
  },
  {
    list: "settlements",
    fill: () => manyRows(app).orders(orderId, "SETTLEMENT_APPROVAL_INP", count),
    read: async (query: { after?: string }) => {
      const { settlements, nextAfter } = (await app.call(listSettlements, { query }, as())).data;
      return { ids: settlements.map((settlement) => settlement.orderId), nextAfter };
    },
  },
])(
  "finance reads its $list page after page, the oldest first, and none is left out",
  async ({ fill, read }) => {
    await fill();
    const found = await pages(read);
    expect(found.map((ids) => ids.length)).toEqual([atOnce, count - atOnce]);
    expect(new Set(found.flat()).size).toBe(count);
  },
);
