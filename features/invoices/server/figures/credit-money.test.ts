import { beforeAll, expect, test } from "vitest";
import { refundOrder } from "#features/payments/contract/online-payments.ts";
import { creditDeskOfFile, moved, owed } from "#testing/files/credit-notes.ts";
import { aPerson } from "#testing/shop/builders.ts";
import type { Ordered } from "#testing/shop/trade.ts";
import { listDocuments } from "../../contract.ts";

const here = creditDeskOfFile();
let finance: string;
beforeAll(async () => {
  finance = (await aPerson(here.app, { roles: ["finance"] })).cookie;
});

const grant = ({ orderId }: Ordered, amountInPaise: number) =>
  here.app.call(
    refundOrder,
    { params: { orderId }, body: { amountInPaise, reason: "One bag was torn" } },
    { as: finance },
  );

test("[R25] money that is refunded without packs gets one credit note, with the tax in proportion, in both languages", async () => {
  const order = await here.desk.aPaidOrder();
  await grant(order, 134_00);
  await here.desk.tell(order, [owed, moved("DISPATCHED"), moved("DELIVERED"), owed]);
  expect(await here.desk.kindsOf(order)).toEqual([
    ["tax-invoice", 1_340_00],
    ["agent-receipt", 60_00],
    ["credit-note", 134_00],
  ]);
  const [sale, , credit] = await here.desk.storedOf(order);
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
    await here.app.call(listDocuments, { params: { orderId: order.orderId } }, { as: order.buyer })
  ).data;
  expect(documents.map(({ kind }) => kind)).toContain("credit-note");
  const en = await here.desk.pages(order, credit?.id ?? 0, "en");
  expect(en).toContain("Price reduced, no goods taken back");
  expect(en).toContain("₹134.00");
  expect(await here.desk.pages(order, credit?.id ?? 0, "te")).toContain("సంఖ్య CN/26-27/00001");
});

test("[R25] an order of which all was refunded without packs and that is taken back afterwards gets no credit note of nothing, and no number of the series is used for one", async () => {
  const order = await here.desk.aPaidOrder();
  await here.desk.tell(order, [moved("DISPATCHED")]);
  await grant(order, 100_00);
  await grant(order, 1_240_00);
  await here.desk.tell(order, [owed, moved("RETURNED_TO_ORIGIN"), moved("ORD_REFUNDED")]);
  expect(await here.desk.kindsOf(order)).toEqual([
    ["tax-invoice", 1_340_00],
    ["agent-receipt", 60_00],
    ["credit-note", 100_00],
    ["credit-note", 1_240_00],
    ["agent-credit-note", 60_00],
  ]);
  const credits = (await here.desk.storedOf(order)).filter(({ kind }) => kind === "credit-note");
  expect(credits.map(({ running_number }) => running_number)).toEqual([1, 2]);
});

test("[R25] money, packs and the rest are credited whatever is told first, and come to the document to the paisa", async () => {
  for (const isMoneyFirst of [true, false]) {
    const order = await here.desk.aPaidOrder();
    await here.desk.tell(order, [moved("DISPATCHED"), moved("DELIVERED")]);
    await grant(order, 1_000_00);
    await here.desk.giveBack(order, order.one, 1);
    const packs = await here.desk.removed(order);
    await here.desk.tell(order, isMoneyFirst ? [owed, ...packs] : [...packs, owed]);
    const credits = (await here.desk.storedOf(order)).filter(({ kind }) => kind === "credit-note");
    expect(credits.map(({ total_in_paise }) => total_in_paise).sort()).toEqual([1_000_00, 340_00].sort());
    await here.desk.act(order.buyer, order.orderId, "REQUEST_RETURN");
    await here.desk.decide(order, true);
    await here.desk.tell(order, [moved("RETURN_ACCEPTED")]);
    const rows = await here.desk.storedOf(order);
    const total = (kind: string) =>
      rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.figures.totals.grossInPaise, 0);
    expect(total("credit-note")).toBe(total("tax-invoice"));
  }
});
