import { listDocuments, readDocument } from "@santha/contract/invoices";
import { refundOrder } from "@santha/contract/online-payments";
import { requestReturn } from "@santha/contract/order-requests";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linesRemoved, orderStateChanged, refundOwed } from "#features/orders";
import { inTransaction } from "#platform/transaction";
import { requestOf, type TestApp, testApp } from "#test/app";
import { aPerson } from "#test/builders";
import { type Ordered, tradeDesk } from "#test/trade";
import type { DocumentFigures } from "./figures.ts";
import { invoicesListeners } from "./invoices.listeners.ts";

let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
let finance: string;
beforeAll(async () => {
  app = await testApp({ connections: 6 });
  desk = tradeDesk(app);
  finance = (await aPerson(app, { roles: ["finance"] })).cookie;
});
afterAll(() => app.close());

const grant = ({ orderId }: Ordered, amountInPaise: number) =>
  app.call(
    refundOrder,
    { params: { orderId }, body: { amountInPaise, reason: "One bag was torn" } },
    { as: finance },
  );

/** Tells what happened to an order in this order, each three times and at once, as workers may do. */
async function tell(order: Ordered, events: readonly (readonly [event: string, payload: object])[]) {
  for (const [event, payload] of events) {
    const listeners = invoicesListeners.filter((one) => one.event === event);
    await Promise.all(
      [...listeners, ...listeners, ...listeners].map((listener) =>
        inTransaction(app.platform, (transaction) =>
          listener.run(app.platform, transaction, { orderId: order.orderId, ...payload }),
        ),
      ),
    );
  }
}
const moved = (to: string) => [orderStateChanged.name, { from: "", to }] as const;
const owed = [refundOwed.name, { refundId: 0 }] as const;
const storedOf = async ({ orderId }: Ordered) => {
  const rows = await app.platform.database
    .selectFrom("tax_documents")
    .select(["id", "kind", "total_in_paise", "figures"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, figures: row.figures as unknown as DocumentFigures }));
};
const kindsOf = async (order: Ordered) =>
  (await storedOf(order)).map(({ kind, total_in_paise }) => [kind, total_in_paise]);

async function pages(order: Ordered, documentId: number, language: "en" | "te"): Promise<string> {
  const params = { orderId: order.orderId, documentId };
  const answer = await app.app.inject(
    requestOf(readDocument, { params, query: { language } }, { as: order.buyer }),
  );
  const page = await (await getDocumentProxy(new Uint8Array(answer.rawPayload))).getPage(1);
  const { items } = await page.getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join("");
}

test("[R25] money that is refunded without packs gets one credit note, with the tax in proportion, in both languages", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.paidAtTheDoor(order);
  await grant(order, 134_00);
  await tell(order, [owed, moved("DISPATCHED"), moved("DELIVERED"), owed]);
  expect(await kindsOf(order)).toEqual([
    ["tax-invoice", 1_340_00],
    ["agent-receipt", 60_00],
    ["credit-note", 134_00],
  ]);
  const [sale, , credit] = await storedOf(order);
  for (const row of credit?.figures.rows ?? []) {
    const of = sale?.figures.rows.find(
      (one) => one.lineId === row.lineId && one.rateInBasisPoints === row.rateInBasisPoints,
    );
    const share = row.grossInPaise / (of?.grossInPaise ?? 0);
    expect(Math.abs(row.cgstInPaise - share * (of?.cgstInPaise ?? 0))).toBeLessThan(1);
    expect(row.cgstInPaise).toBe(row.sgstInPaise);
    expect(row.quantity).toBe(0);
  }
  const { documents } = (
    await app.call(listDocuments, { params: { orderId: order.orderId } }, { as: order.buyer })
  ).data;
  expect(documents.map(({ kind }) => kind)).toContain("credit-note");
  const en = await pages(order, credit?.id ?? 0, "en");
  expect(en).toContain("Price reduced, no goods taken back");
  expect(en).toContain("₹134.00");
  expect(await pages(order, credit?.id ?? 0, "te")).toContain("సంఖ్య CN/26-27/00001");
}, 60_000);

test("[R25] money, packs and the rest are credited whatever is told first, and come to the document to the paisa", async () => {
  for (const isMoneyFirst of [true, false]) {
    const order = await desk.anOrderOf(await desk.aTrade());
    await desk.paidAtTheDoor(order);
    await tell(order, [moved("DISPATCHED"), moved("DELIVERED")]);
    await grant(order, 1_000_00);
    const giveBack = async (listingId: number, quantity: number) => {
      const body = { lines: [{ listingId, quantity }], reasonCode: "damaged" as const };
      await app.call(requestReturn, { params: { orderId: order.orderId }, body }, { as: order.buyer });
      await desk.decide(order, true);
    };
    await giveBack(order.one, 1);
    const request = await app.platform.database
      .selectFrom("order_requests")
      .select("id")
      .where("order_id", "=", order.orderId)
      .executeTakeFirstOrThrow();
    const packs = [linesRemoved.name, { requestId: request.id }] as const;
    await tell(order, isMoneyFirst ? [owed, packs] : [packs, owed]);
    const credits = (await storedOf(order)).filter(({ kind }) => kind === "credit-note");
    expect(credits.map(({ total_in_paise }) => total_in_paise).sort()).toEqual([1_000_00, 340_00].sort());
    await desk.act(order.buyer, order.orderId, "REQUEST_RETURN");
    await desk.decide(order, true);
    await tell(order, [moved("RETURN_ACCEPTED")]);
    const rows = await storedOf(order);
    const total = (kind: string) =>
      rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.figures.totals.grossInPaise, 0);
    expect(total("credit-note")).toBe(total("tax-invoice"));
  }
});
