import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { tellOfMove } from "#testing/files/documents.ts";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { readInvoice } from "../contract.ts";

let app: TestApp;
let buyer: Awaited<ReturnType<typeof aPerson>>;
let listingId: number;
beforeAll(async () => {
  app = await testApp();
  buyer = await aPerson(app, { roles: ["agent"] });
  const { sellerId } = await aSeller(app);
  listingId = (await aProduct(app, { sellerId, priceInPaise: 299_00, onHand: 90 })).listingId;
});
afterAll(() => app.close());

async function anIssuedOrder(): Promise<string> {
  const { orderIds } = await anOrder(app, { as: buyer.cookie, lines: [{ listingId, quantity: 1 }] });
  const orderId = orderIds[0] ?? "";
  await tellOfMove(app, orderId, "DISPATCHED");
  return orderId;
}

async function invoice(orderId: string, language: "en" | "te" = "en", as = buyer.cookie) {
  const answer = await app.app.inject(
    requestOf(readInvoice, { params: { orderId }, query: { language } }, { as }),
  );
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

const prints = () => vi.spyOn(app.platform.printer, "print");

test("an issued document is printed once in each language; who asks again gets the same bytes", async () => {
  const orderId = await anIssuedOrder();
  const printed = prints();
  const first = await invoice(orderId);
  expect(printed).toHaveBeenCalledTimes(1);
  expect((await invoice(orderId)).equals(first)).toBe(true);
  expect(printed).toHaveBeenCalledTimes(1);
  const telugu = await invoice(orderId, "te");
  expect(printed).toHaveBeenCalledTimes(2);
  expect((await invoice(orderId, "te")).equals(telugu)).toBe(true);
  expect(printed).toHaveBeenCalledTimes(2);
  printed.mockRestore();
});

test("a proforma may change, so no print of it is kept", async () => {
  const { orderIds } = await anOrder(app, { as: buyer.cookie, lines: [{ listingId, quantity: 1 }] });
  const printed = prints();
  await invoice(orderIds[0] ?? "");
  await invoice(orderIds[0] ?? "");
  expect(printed).toHaveBeenCalledTimes(2);
  printed.mockRestore();
});

test("a kept print is for whom the document is: to a stranger the order does not exist", async () => {
  const orderId = await anIssuedOrder();
  await invoice(orderId);
  const stranger = await aPerson(app);
  const answer = await app.app.inject(
    requestOf(readInvoice, { params: { orderId } }, { as: stranger.cookie }),
  );
  expect(answer.statusCode).toBe(404);
});

test("where the store is away a document is printed all the same, and kept later", async () => {
  const orderId = await anIssuedOrder();
  const put = vi.spyOn(app.platform.storage, "put").mockRejectedValueOnce(new Error("the disk is full"));
  const printed = prints();
  await invoice(orderId);
  await invoice(orderId);
  expect(printed).toHaveBeenCalledTimes(2);
  app.clock.advance(11 * 60_000);
  const kept = await invoice(orderId);
  expect((await invoice(orderId)).equals(kept)).toBe(true);
  expect(printed).toHaveBeenCalledTimes(3);
  put.mockRestore();
  printed.mockRestore();
});

test("of many who ask for one document at once one print is kept, and all get a whole document", async () => {
  const orderId = await anIssuedOrder();
  const answers = await Promise.all([invoice(orderId), invoice(orderId), invoice(orderId)]);
  for (const bytes of answers) expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  const names: string[] = [];
  for await (const name of app.platform.storage.list()) if (name.endsWith(".pdf")) names.push(name);
  const { length } = await app.platform.database.selectFrom("prints").select("file_name").execute();
  expect(names).toHaveLength(length);
});
