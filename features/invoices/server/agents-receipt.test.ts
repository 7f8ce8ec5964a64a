import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { creditRest } from "./issue-credits.ts";
import { issueAgentReceipt } from "./issue-documents.ts";
import { documentPaper } from "./printing/document-paper.ts";
import { selectDocuments } from "./queries.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** The receipt of an agent with a margin of ₹118.00 on an order of a farmer in Telangana. */
async function receiptOf(gstin: string | null) {
  const agent = await aPerson(app, { roles: ["agent"], firstName: "Padma" });
  await sql`update profiles set gstin = ${gstin}, business_name = 'Padma Services' where id = ${agent.profileId}`.execute(
    app.platform.database,
  );
  const { listingId } = await aProduct(app, { commissionInPaise: 118_00 });
  const { orderIds } = await anOrder(app, { as: agent.cookie, lines: [{ listingId, quantity: 1 }] });
  const [orderId = ""] = orderIds;
  await inTransaction(app.platform, (transaction) => issueAgentReceipt(app.platform, transaction, orderId));
  const [receipt] = await selectDocuments(app.platform.database, orderId);
  if (!receipt) throw new Error("there is no receipt");
  const printed = {
    ...receipt,
    issuedAt: 0,
    orderedAt: 0,
    original: null,
    isPractice: false,
    isEndedUnpaid: false,
  };
  return { ...receipt.figures, paper: documentPaper(printed, "en") };
}

test("an agent without a GSTIN writes a plain receipt, without tax", async () => {
  const { totals, supplier, paper } = await receiptOf(null);
  expect(totals).toMatchObject({
    taxableInPaise: 118_00,
    cgstInPaise: 0,
    igstInPaise: 0,
    payableInPaise: 118_00,
  });
  expect(supplier).toMatchObject({ gstin: null, name: { en: "Padma" } });
  expect(paper.title).toMatch(/^Receipt of the agent /);
  expect(JSON.stringify(paper)).not.toContain("CGST");
});

test("a registered agent's margin holds 18 % GST: his tax receipt shows CGST and SGST, between states IGST", async () => {
  const within = await receiptOf("36ABCPE1234F1Z5");
  expect(within.totals).toMatchObject({
    taxableInPaise: 100_00,
    cgstInPaise: 9_00,
    sgstInPaise: 9_00,
    igstInPaise: 0,
  });
  expect(within.rows[0]).toMatchObject({ hsn: "996111", rateInBasisPoints: 1800 });
  expect(within.supplier).toMatchObject({
    gstin: "36ABCPE1234F1Z5",
    state: "Telangana",
    name: { en: "Padma Services" },
  });
  expect(within.paper.title).toMatch(/^Tax invoice and receipt of the agent /);
  const between = await receiptOf("30ABCPE1234F1Z5");
  expect(between.totals).toMatchObject({ taxableInPaise: 100_00, cgstInPaise: 0, igstInPaise: 18_00 });
  const { orderId } = within;
  await inTransaction(app.platform, (transaction) => creditRest(app.platform, transaction, orderId));
  const documents = await selectDocuments(app.platform.database, orderId);
  const credit = documents.find(({ kind }) => kind === "agent-credit-note");
  expect(credit?.figures.totals).toEqual(within.totals);
});
