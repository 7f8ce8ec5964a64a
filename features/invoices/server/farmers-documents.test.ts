import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { aDocument } from "#testing/files/documents.ts";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { anOrder, farmersAddress } from "#testing/shop/shopping.ts";
import { listDocuments, readDocument, readInvoice } from "../contract.ts";
import { issueAgentReceipt } from "./issue-documents.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** A dispatched order that somebody bought for a farmer with an account, and the receipt of an agent for his margin. */
async function boughtFor(isAssisted: boolean) {
  const farmer = await aPerson(app);
  const buyer = await aPerson(app, isAssisted ? { roles: ["agent"] } : {});
  const seller = await aPerson(app, { roles: ["seller"] });
  const { sellerId } = await aSeller(app, { profileId: seller.profileId });
  const { listingId } = await aProduct(app, { sellerId, priceInPaise: 500_00, commissionInPaise: 25_00 });
  const address = { ...farmersAddress, phone: farmer.mobileNo };
  const { orderIds } = await anOrder(app, {
    as: buyer.cookie,
    lines: [{ listingId, quantity: 1 }],
    address,
  });
  const [orderId = ""] = orderIds;
  const documentId = await aDocument(app, orderId);
  if (isAssisted)
    await inTransaction(app.platform, (transaction) => issueAgentReceipt(app.platform, transaction, orderId));
  return { farmer: farmer.cookie, agent: buyer.cookie, seller: seller.cookie, orderId, documentId };
}

const kinds = async (as: string, orderId: string) => {
  const { status, data } = await app.call(listDocuments, { params: { orderId } }, { as });
  return status === 200 ? data.documents.map(({ kind }) => kind) : status;
};

test("the farmer for whom an agent bought reads the invoice and the agent's receipt, as files too", async () => {
  const { farmer, agent, seller, orderId } = await boughtFor(true);
  expect(await kinds(farmer, orderId)).toEqual(["tax-invoice", "agent-receipt"]);
  expect(await kinds(agent, orderId)).toEqual(["tax-invoice", "agent-receipt"]);
  expect(await kinds(seller, orderId)).toEqual(["tax-invoice"]);
  const { data } = await app.call(listDocuments, { params: { orderId } }, { as: farmer });
  const asked = [
    ...data.documents.map(({ documentId }) =>
      requestOf(readDocument, { params: { orderId, documentId }, query: {} }, { as: farmer }),
    ),
    requestOf(readInvoice, { params: { orderId }, query: {} }, { as: farmer }),
  ];
  for (const request of asked) {
    const file = await app.app.inject(request);
    expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
  }
});

test("another farmer, and whoever only gets a parcel that a person without an agent's right has bought, read nothing", async () => {
  const assisted = await boughtFor(true);
  const { cookie: stranger } = await aPerson(app);
  const own = await boughtFor(false);
  for (const [as, { orderId, documentId }] of [
    [stranger, assisted],
    [own.farmer, own],
  ] as const) {
    expect(await kinds(as, orderId)).toBe(404);
    const file = await app.call(readDocument, { params: { orderId, documentId }, query: {} }, { as });
    const invoice = await app.call(readInvoice, { params: { orderId }, query: {} }, { as });
    expect([file.status, invoice.status]).toEqual([404, 404]);
  }
});
