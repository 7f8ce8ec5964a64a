import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advanceOrder } from "#features/orders/server";
import { tellOfMove } from "#testing/files/documents.ts";
import { requestOf, sessionFor, type TestApp, testApp, testNow } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { transferDesk } from "#testing/shop/transfers.ts";
import { listDocuments, readDocument, readInvoice } from "../contract.ts";
import type { DocumentFigures } from "./figures/figures.ts";

let app: TestApp;
let agent: Awaited<ReturnType<typeof aPerson>>;
let seller: Awaited<ReturnType<typeof aSeller>>;
let listingIds: number[];
beforeAll(async () => {
  app = await testApp();
  agent = await aPerson(app, { roles: ["agent"], firstName: "Padma" });
  seller = await aSeller(app, { name: { en: "Kakatiya Agro", te: "కాకతీయ ఆగ్రో" } });
  const goods = { sellerId: seller.sellerId, commissionInPaise: 25_00, onHand: 900 };
  listingIds = [
    (await aProduct(app, { ...goods, priceInPaise: 299_00, gstRateInBasisPoints: 1800 })).listingId,
    (await aProduct(app, { ...goods, priceInPaise: 820_00, gstRateInBasisPoints: 0 })).listingId,
  ];
});
afterAll(() => app.close());

async function order(lines: readonly (readonly [number, number])[] = [[0, 3]]): Promise<string> {
  const wanted = lines.map(([at, quantity]) => ({ listingId: listingIds[at] ?? 0, quantity }));
  const { orderIds } = await anOrder(app, { as: agent.cookie, lines: wanted });
  return orderIds[0] ?? "";
}

const documentsOf = async (orderId: string, as = agent.cookie) =>
  (await app.call(listDocuments, { params: { orderId } }, { as })).data.documents;

const stored = (orderId: string) =>
  app.platform.database
    .selectFrom("tax_documents")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();

function figuresIn(document: { readonly figures: unknown } | undefined): DocumentFigures {
  if (!document) throw new Error("no document was issued");
  return document.figures as DocumentFigures;
}

async function invoice(orderId: string, as = agent.cookie, language: "en" | "te" = "en") {
  const answer = await app.app.inject(
    requestOf(readInvoice, { params: { orderId }, query: { language } }, { as }),
  );
  return { answer, text: answer.statusCode === 200 ? await textOf(answer.rawPayload) : "" };
}

async function textOf(pdf: Buffer): Promise<string> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { items } = await page.getTextContent();
  return items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? " " : ""}` : "")).join("");
}

test("[API-048] [ORD-009] the invoice is a PDF: a proforma before dispatch, then the issued one; a cancelled order is refused", async () => {
  const orderId = await order();
  const before = await invoice(orderId);
  expect(before.answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "no-store",
    "content-disposition": `attachment; filename="proforma-${orderId}.pdf"`,
  });
  expect(before.answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  expect(before.text).toContain("Proforma invoice");
  await tellOfMove(app, orderId, "DISPATCHED");
  const after = await invoice(orderId);
  expect(after.text).toContain("Tax invoice");
  expect(after.text).toContain("₹937.00");
  expect((await invoice(orderId, agent.cookie, "te")).text).toContain("₹937.00");
  await app.platform.database
    .updateTable("orders")
    .set({ is_cancelled: true })
    .where("id", "=", orderId)
    .execute();
  const refused = await invoice(orderId);
  expect([refused.answer.statusCode, refused.answer.json().code]).toEqual([409, "invoices/order-cancelled"]);
});

test("[ORD-009] the invoice names the GSTIN of a registered buyer as it was at issue, and none where an agent buys for a farmer", async () => {
  const gstin = "36AABCU9603R1ZX";
  const buyer = await aPerson(app, { firstName: "Ramulu" });
  const register = (profileId: number, number: string | null) =>
    app.platform.database
      .updateTable("profiles")
      .set({ gstin: number })
      .where("id", "=", profileId)
      .execute();
  await register(buyer.profileId, gstin);
  await register(agent.profileId, gstin);
  const lines = [{ listingId: listingIds[0] ?? 0, quantity: 1 }];
  const { orderIds } = await anOrder(app, { as: buyer.cookie, lines });
  const orderId = orderIds[0] ?? "";
  expect((await invoice(orderId, buyer.cookie)).text).toContain(`GSTIN: ${gstin}`);
  await tellOfMove(app, orderId, "DISPATCHED");
  await register(buyer.profileId, null);
  expect((await invoice(orderId, buyer.cookie)).text).toContain(`GSTIN: ${gstin}`);
  const ofAgent = await order();
  await tellOfMove(app, ofAgent, "DISPATCHED");
  expect((await invoice(ofAgent)).text).not.toContain(gstin);
  await register(agent.profileId, null);
});

test("dispatch issues one document with frozen figures: charges follow the rates of the goods", async () => {
  const orderId = await order([
    [0, 2],
    [1, 1],
  ]);
  const worker = await app.startWorker();
  const by = { orderId, actorKind: "seller", actorProfileId: null } as const;
  for (const [from, action] of [
    ["ORD_PLACED", "ACCEPT"],
    ["SELLER_ACCEPTED", "PACK"],
    ["PACKED", "DISPATCH"],
  ] as const) {
    expect(await advanceOrder(app.platform, { ...by, from, action })).toBe("moved");
  }
  await expect.poll(() => documentsOf(orderId), { timeout: 20_000 }).toHaveLength(1);
  await worker.stop();
  const [document] = await stored(orderId);
  const figures = figuresIn(document);
  expect(document).toMatchObject({ kind: "invoice-cum-bill-of-supply", total_in_paise: 1_458_00 });
  expect(figures.rows.map((row) => [row.lineId === null, row.rateInBasisPoints, row.grossInPaise])).toEqual([
    [false, 1800, 598_00],
    [false, 0, 820_00],
    [true, 0, 23_13],
    [true, 1800, 16_87],
  ]);
  expect(figures.totals).toEqual({
    taxableInPaise: 1_458_00 - 2 * (45_61 + 1_29),
    cgstInPaise: 45_61 + 1_29,
    sgstInPaise: 45_61 + 1_29,
    igstInPaise: 0,
    grossInPaise: 1_458_00,
    couponInPaise: 0,
    payableInPaise: 1_458_00,
  });
});

test("[ORD-008] the proforma of an order that ended unpaid says so and asks for nothing", async () => {
  const { as, first } = await (await transferDesk(app)).transferred();
  expect((await invoice(first, as)).text).toContain("Amount to pay");
  app.clock.advance(6 * 86_400_000);
  await runJob(app, "payments/expire-transfers");
  const en = (await invoice(first, as)).text;
  expect(en).toContain("This order ended without having been paid: nothing is owed and no goods are sent.");
  expect(en).toContain("Value of the order ₹540.00");
  expect(en).not.toContain("Amount to pay");
  expect(en).not.toContain("The invoice is issued when");
  app.clock.set(testNow);
});

test("30 orders dispatched at once, each told twice, get one number each and no number is left out", async () => {
  const fresh = await aSeller(app);
  const { listingId } = await aProduct(app, { sellerId: fresh.sellerId, onHand: 900 });
  const orderIds: string[] = [];
  for (let at = 0; at < 31; at += 1) {
    const placed = await anOrder(app, { as: agent.cookie, lines: [{ listingId, quantity: 1 }] });
    orderIds.push(...placed.orderIds);
  }
  const next = orderIds.pop() ?? "";
  await Promise.all([...orderIds, ...orderIds].map((orderId) => tellOfMove(app, orderId, "DISPATCHED")));
  const rows = (await Promise.all(orderIds.map(stored))).flat();
  const numbers = rows.map(({ running_number }) => running_number).sort((left, right) => left - right);
  expect(numbers).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
  expect(rows.find(({ running_number }) => running_number === 1)?.number).toBe("SI/26-27/00001");
  app.clock.set(new Date("2027-04-01T05:00:00Z"));
  await tellOfMove(app, next, "DISPATCHED");
  app.clock.set(testNow);
  expect((await stored(next))[0]?.number).toBe("SI/27-28/00001");
});

test("an issued document is never changed, deleted or emptied", async () => {
  const orderId = await order();
  await tellOfMove(app, orderId, "DISPATCHED");
  const { database } = app.platform;
  const changed = database.updateTable("tax_documents").set({ total_in_paise: 0 }).execute();
  await expect(changed).rejects.toThrow("append-only");
  await expect(database.deleteFrom("tax_documents").execute()).rejects.toThrow("append-only");
});

test("buyer and seller read the documents, the agent's own only the agent; to others the order does not exist", async () => {
  const orderId = await order();
  await tellOfMove(app, orderId, "DISPATCHED");
  await tellOfMove(app, orderId, "DELIVERED");
  const profile = await app.platform.database
    .selectFrom("profiles")
    .select(["id as profileId", "profile_key as profileKey"])
    .where("id", "=", seller.profileId)
    .executeTakeFirstOrThrow();
  const sellerAs = await sessionFor(app, profile);
  expect((await documentsOf(orderId)).map(({ kind }) => kind)).toEqual(["tax-invoice", "agent-receipt"]);
  expect((await documentsOf(orderId, sellerAs)).map(({ kind }) => kind)).toEqual(["tax-invoice"]);
  const [, receipt] = await documentsOf(orderId);
  const documentId = receipt?.documentId ?? 0;
  const open = (as: string) =>
    app.app.inject(requestOf(readDocument, { params: { orderId, documentId }, query: {} }, { as }));
  const own = await open(agent.cookie);
  expect(own.statusCode).toBe(200);
  expect(await textOf(own.rawPayload)).toContain("Receipt of the agent");
  const stranger = await aPerson(app);
  expect([(await open(sellerAs)).statusCode, (await open(stranger.cookie)).statusCode]).toEqual([404, 404]);
  expect((await invoice(orderId, stranger.cookie)).answer.statusCode).toBe(404);
});
