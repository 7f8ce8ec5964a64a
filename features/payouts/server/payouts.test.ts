import fc from "fast-check";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayInIndia } from "#engine/server/clock.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { movement, postJournal, sumsOfParty } from "#features/ledger/server";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { aBatch, anAgentToBePaid, aPlainOrder, aUpiAccount, owe } from "#testing/shop/payouts.ts";
import {
  makeBatch,
  markFailed,
  markPaid,
  markReturned,
  type PayoutDesk,
  readBankFile,
  readDesk,
  readOwnPayouts,
  readStatement,
  saveAccount,
} from "../contract.ts";

let app: TestApp;
let finance: TestPerson;
beforeAll(async () => {
  app = await testApp();
  finance = await aPerson(app, { roles: ["finance"] });
});
afterAll(() => app.close());

const batch = () => aBatch(app, finance.cookie);
const desk = async () => (await app.call(readDesk, {}, { as: finance.cookie })).data;
const own = async (as: string) => (await app.call(readOwnPayouts, {}, { as })).data;
const paid = (payoutId: number, bankReference: string) =>
  app.call(markPaid, { params: { payoutId }, body: { bankReference } }, { as: finance.cookie });
const failed = (payoutId: number) =>
  app.call(markFailed, { params: { payoutId }, body: { because: "account closed" } }, { as: finance.cookie });
const returned = (payoutId: number, reference: string, returnedOn = dayInIndia(app.clock.now())) =>
  app.call(markReturned, { params: { payoutId }, body: { reference, returnedOn } }, { as: finance.cookie });
const payoutOf = ({ batches }: PayoutDesk, { mobileNo }: TestPerson) => {
  const found = batches.flatMap(({ payouts }) => payouts).find(({ person }) => person.mobileNo === mobileNo);
  if (!found) throw new Error("no payout was made");
  return found;
};

test("what is earned and came to the operator is due; what is not earned is pending and stays out of a batch", async () => {
  const agent = await anAgentToBePaid(app, { margins: [150_00, 75_50] });
  await owe(app, agent.profileId, "not-earned", 999_00, false);
  expect(await own(agent.cookie)).toMatchObject({ dueInPaise: 225_50, pendingInPaise: 999_00, payouts: [] });
  const made = await batch();
  expect(made.status).toBe(201);
  expect(payoutOf(made.data, agent)).toMatchObject({
    amountInPaise: 225_50,
    state: "under-way",
    account: aUpiAccount,
    number: expect.stringMatching(/^PO-\d{6}$/),
  });
  const after = await own(agent.cookie);
  expect([after.dueInPaise, after.pendingInPaise]).toEqual([0, 999_00]);
  const lines = after.payouts[0]?.lines.map(({ orderId, amountInPaise }) => [orderId, amountInPaise]);
  expect(lines).toEqual(agent.orderIds.map((orderId, at) => [orderId, [150_00, 75_50][at]]));
});

test("two batches at once pay nobody twice; without an account or below ₹100.00 nobody is paid", async () => {
  const agent = await anAgentToBePaid(app, { margins: [200_00] });
  const nameless = await anAgentToBePaid(app, { margins: [500_00], account: null });
  const small = await anAgentToBePaid(app, { margins: [99_99] });
  const answers = await Promise.all([batch(), batch()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.code).toBe("payouts/nothing-due");
  expect((await own(agent.cookie)).payouts).toHaveLength(1);
  const { due } = await desk();
  const dueOf = ({ mobileNo }: TestPerson) => due.find((each) => each.mobileNo === mobileNo);
  expect(dueOf(nameless)).toMatchObject({ dueInPaise: 500_00, hasAccount: false });
  expect(dueOf(small)).toMatchObject({ dueInPaise: 99_99, hasAccount: true });
  expect(dueOf(agent)).toBeUndefined();
});

test("a batch takes what finance has seen: when more is due by then none is made, and it reads the new sum", async () => {
  await anAgentToBePaid(app, { margins: [300_00] });
  const { payableInPaise, fingerprint } = await desk();
  await anAgentToBePaid(app, { margins: [200_00] });
  const refused = await app.call(makeBatch, { body: { fingerprint } }, { as: finance.cookie });
  expect([refused.status, refused.code]).toEqual([409, "payouts/batch-changed"]);
  expect((await desk()).payableInPaise).toBe(payableInPaise + 200_00);
  expect((await batch()).status).toBe(201);
  expect((await desk()).payableInPaise).toBe(0);
});

test("a batch of the same sum for other people, or for other orders of the same person, is not what finance has seen", async () => {
  const one = await anAgentToBePaid(app, { margins: [300_00, 200_00] });
  const other = await anAgentToBePaid(app, { margins: [200_00] });
  const make = (fingerprint: string) =>
    app.call(makeBatch, { body: { fingerprint } }, { as: finance.cookie });
  const first = await desk();
  await owe(app, one.profileId, await aPlainOrder(app, one.cookie), -100_00);
  await owe(app, other.profileId, await aPlainOrder(app, other.cookie), 100_00);
  const second = await desk();
  await owe(app, one.profileId, await aPlainOrder(app, one.cookie), 50_00);
  await owe(app, one.profileId, await aPlainOrder(app, one.cookie), -50_00);
  for (const seen of [first, second]) {
    expect((await desk()).payableInPaise).toBe(seen.payableInPaise);
    expect((await make(seen.fingerprint)).code).toBe("payouts/batch-changed");
  }
  expect((await make((await desk()).fingerprint)).status).toBe(201);
});

test("the same wish for a batch under one key makes one", async () => {
  await anAgentToBePaid(app);
  const before = (await desk()).batches.length;
  const headers = { "idempotency-key": "one-batch" };
  const { fingerprint } = await desk();
  const wish = () => app.call(makeBatch, { body: { fingerprint } }, { as: finance.cookie, headers });
  expect([(await wish()).status, (await wish()).status]).toEqual([201, 201]);
  expect((await desk()).batches.length - before).toBe(1);
});

test("a payout is paid once under a number of the bank that no other has; a failed one is due again", async () => {
  const one = await anAgentToBePaid(app);
  const other = await anAgentToBePaid(app);
  const made = (await batch()).data;
  const [first, second] = [payoutOf(made, one).payoutId, payoutOf(made, other).payoutId];
  const twice = await Promise.all([paid(first, "HDFC123456"), paid(first, "HDFC654321")]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  const taken = payoutOf(await desk(), one).bankReference ?? "";
  const used = await paid(second, taken);
  expect([used.status, Object.keys(used.fields ?? {})]).toEqual([409, ["bankReference"]]);
  expect((await failed(second)).status).toBe(200);
  expect((await failed(second)).code).toBe("payouts/settled");
  expect(await own(other.cookie)).toMatchObject({
    dueInPaise: 150_00,
    payouts: [{ state: "failed", failedBecause: "account closed" }],
  });
  expect(payoutOf((await batch()).data, other).state).toBe("under-way");
  expect((await own(other.cookie)).payouts).toHaveLength(2);
});

test("a payout that was paid and came back is booked once, its margin is due again and comes with the next batch, and its agent is told to look at his account", async () => {
  const agent = await anAgentToBePaid(app);
  const { payoutId, number } = payoutOf((await batch()).data, agent);
  expect((await returned(payoutId, "RTN000001")).code).toBe("payouts/not-paid");
  await paid(payoutId, "RTNPAID00001");
  const early = await returned(payoutId, "RTN000001", "2026-01-01");
  expect([early.status, Object.keys(early.fields ?? {})]).toEqual([422, ["returnedOn"]]);
  const five = await Promise.all(Array.from({ length: 5 }, (_, at) => returned(payoutId, `RTN00001${at}`)));
  expect(five.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  const back = payoutOf(five.find(({ status }) => status === 200)?.data as PayoutDesk, agent);
  expect(back).toMatchObject({ state: "returned", bankReference: "RTNPAID00001" });
  expect(back.returned?.reference).toMatch(/^RTN00001[0-4]$/);
  expect(await own(agent.cookie)).toMatchObject({ dueInPaise: 150_00, payouts: [{ state: "returned" }] });
  expect(await booked(agent)).toBe(150_00);
  const told = await app.platform.database
    .selectFrom("sms_messages")
    .select("body")
    .where("mobile_no", "=", agent.mobileNo)
    .where("template", "=", "payouts/returned")
    .execute();
  expect(told.map(({ body }) => body)).toEqual([
    `Santha: the payout ${number} of Rs 150.00 came back from the bank. Please check your account in the app; it is paid again with the next payout.`,
  ]);
  const other = await anAgentToBePaid(app);
  const next = (await batch()).data;
  expect(payoutOf(next, agent)).toMatchObject({ state: "under-way", amountInPaise: 150_00 });
  await paid(payoutOf(next, agent).payoutId, "RTNPAID00002");
  await paid(payoutOf(next, other).payoutId, "RTNPAID00003");
  const used = await returned(payoutOf(next, other).payoutId, back.returned?.reference ?? "");
  expect([used.code, used.fields?.["reference"]]).toEqual([
    "payouts/reference-used",
    expect.stringContaining(`the payout ${number} that came back`),
  ]);
});

test("a payout that is under way stays on finance's desk, however many batches were made since", async () => {
  const agent = await anAgentToBePaid(app);
  const { payoutId } = payoutOf((await batch()).data, agent);
  const later = Array.from({ length: 20 }, () => ({
    made_by: finance.profileId,
    made_at: new Date(app.clock.now()),
  }));
  await app.platform.database.insertInto("payout_batches").values(later).execute();
  expect(payoutOf(await desk(), agent)).toMatchObject({ payoutId, state: "under-way" });
});

test("the bank file holds what is under way, as text that no spreadsheet runs", async () => {
  const agent = await anAgentToBePaid(app, {
    margins: [1_234_05],
    account: { kind: "bank", holder: "Padma", accountNumber: "000123456789", ifsc: "HDFC0000123" },
  });
  // As it could stand there from before holders were checked.
  await app.platform.database
    .updateTable("payout_accounts")
    .set({ holder: '=HYPERLINK("x")\r\nPO-000099,Evil,evil@upi,,,50000.00' })
    .where("profile_id", "=", agent.profileId)
    .execute();
  const made = (await batch()).data;
  const { number } = payoutOf(made, agent);
  const batchId = made.batches[0]?.batchId ?? 0;
  const file = () => app.app.inject(requestOf(readBankFile, { params: { batchId } }, { as: finance.cookie }));
  const answer = await file();
  expect(answer.headers["content-disposition"]).toBe(`attachment; filename="payouts-${batchId}.csv"`);
  expect(answer.body.split("\r\n")[0]).toBe(
    "Reference,Beneficiary,UPI ID,Account number,IFSC,Amount,Remarks",
  );
  expect(answer.body).toContain(
    `${number},HYPERLINK( x ) PO-000099 Evil evil upi 50000.00,,000123456789,HDFC0000123,1234.05,Santha ${number}`,
  );
  expect(answer.body.split("\r\n").filter((line) => line.startsWith("PO-000099"))).toEqual([]);
  await paid(payoutOf(made, agent).payoutId, "HDFC777777");
  expect((await file()).body).not.toContain(number);
});

test("a changed account is told to its owner and leaves alone what is with the bank; faults stand beside fields", async () => {
  const agent = await anAgentToBePaid(app);
  const made = (await batch()).data;
  const account = { kind: "bank", holder: "Padma", accountNumber: "123456789", ifsc: "sbin0001234" } as const;
  const saved = await app.call(saveAccount, { body: account }, { as: agent.cookie });
  expect(saved.data.account).toEqual({ ...account, ifsc: "SBIN0001234" });
  expect(payoutOf(made, agent).account).toEqual(aUpiAccount);
  const message = await app.platform.database
    .selectFrom("sms_messages")
    .select("body")
    .where("mobile_no", "=", agent.mobileNo)
    .where("template", "=", "payouts/account")
    .execute();
  expect(message).toHaveLength(2);
  for (const holder of ["Padma\r\nPO-9", "=Padma", "Padma,x", "పద్మ"]) {
    const odd = await app.call(saveAccount, { body: { ...account, holder } }, { as: agent.cookie });
    expect([odd.status, Object.keys(odd.fields ?? {})]).toEqual([422, ["holder"]]);
  }
  const wrong = { kind: "bank", holder: "P", accountNumber: "12", ifsc: "X" } as const;
  const refused = await app.call(saveAccount, { body: wrong }, { as: agent.cookie });
  expect([refused.status, Object.keys(refused.fields ?? {}).sort()]).toEqual([
    422,
    ["accountNumber", "holder", "ifsc"],
  ]);
});

test("whatever happens, what was paid, what is with the bank and what is open add up to the margins that came (property)", async () => {
  const agents = [await anAgentToBePaid(app), await anAgentToBePaid(app)];
  const came = agents.map(() => 150_00);
  const move = fc.record({
    what: fc.constantFrom("owe", "take back", "batch", "paid", "failed", "returned"),
    who: fc.nat(1),
    amount: fc.integer({ min: 1, max: 400_00 }),
  });
  const moves = fc.sample(move, { numRuns: 60, seed: 20_261_121 });
  for (const [at, { what, who, amount }] of moves.entries()) {
    const agent = agents[who];
    if (!agent) continue;
    if (what === "owe" || what === "take back") {
      const signed = what === "owe" ? amount : -amount;
      await owe(app, agent.profileId, await aPlainOrder(app, agent.cookie), signed);
      came[who] = (came[who] ?? 0) + signed;
    } else await settle(what, agent, at);
    expect(await booked(agent)).toBe(came[who]);
  }
}, 120_000);

/** Makes a batch, or ends the payout of an agent that is under way. */
async function settle(what: string, { mobileNo }: TestPerson, at: number): Promise<void> {
  if (what === "batch") return void (await batch());
  const payouts = (await desk()).batches.flatMap((each) => each.payouts);
  if (what === "returned") {
    const isHis = ({ person, state }: (typeof payouts)[number]) =>
      person.mobileNo === mobileNo && state === "paid";
    const last = payouts.find(isHis);
    if (last) expect((await returned(last.payoutId, `CAMEBACK${at}`)).status).toBe(200);
    return;
  }
  const underWay = payouts.find(({ person, state }) => person.mobileNo === mobileNo && state === "under-way");
  if (!underWay) return;
  if (what === "paid") await paid(underWay.payoutId, `RANDOM${at}`);
  else await failed(underWay.payoutId);
}

/** What was paid to an agent, what is with the bank and what is open. */
async function booked({ cookie, profileId }: TestPerson): Promise<number> {
  const accounts = ["agent-payable", "payouts-under-way"] as const;
  const sums = await sumsOfParty(app.platform.database, profileId, accounts);
  const open = -(sums.get("agent-payable") ?? 0) - (sums.get("payouts-under-way") ?? 0);
  const settled = (await own(cookie)).payouts.filter(({ state }) => state === "paid");
  return settled.reduce((sum, { amountInPaise }) => sum + amountInPaise, open);
}

test("the statement of a month is a PDF in the language asked for; a month that has not begun is refused", async () => {
  const agent = await anAgentToBePaid(app, { margins: [150_00, 75_50] });
  await paid(payoutOf((await batch()).data, agent).payoutId, "HDFC999999");
  const read = (month: string, language: "en" | "te" = "en") =>
    app.app.inject(
      requestOf(readStatement, { params: { month }, query: { language } }, { as: agent.cookie }),
    );
  const english = await read("2026-07");
  expect(english.headers["content-disposition"]).toBe('attachment; filename="santha-statement-2026-07.pdf"');
  const text = await textOf(english.rawPayload);
  for (const words of ["Statement of margins", "July 2026", "₹225.50", `#${agent.orderIds[0]}`]) {
    expect(text).toContain(words);
  }
  expect(await textOf((await read("2026-07", "te")).rawPayload)).toContain("₹225.50");
  expect(await textOf((await read("2026-06")).rawPayload)).toContain("No margin was earned in this month.");
  expect((await read("2026-08")).statusCode).toBe(422);
});

test("[ERN-001] the statement says in plain words of a margin that was taken back and of a payout that came back from the bank", async () => {
  const agent = await anAgentToBePaid(app, { margins: [150_00, 75_50] });
  const { payoutId } = payoutOf((await batch()).data, agent);
  await paid(payoutId, "STMTPAID0001");
  await returned(payoutId, "STMTBACK0001");
  const orderId = agent.orderIds[1] ?? "";
  await inTransaction(app.platform, (transaction) =>
    postJournal(app.platform, transaction, [
      movement(
        { effectKey: `margin-reversed:${orderId}:test`, kind: "margin-reversed", orderId },
        75_50,
        { account: "agent-margin-earned", partyId: agent.profileId },
        { account: "margin-collected-by-agent", partyId: agent.profileId },
      ),
    ]),
  );
  const read = async (language: "en" | "te") => {
    const asked = { params: { month: "2026-07" }, query: { language } };
    return textOf((await app.app.inject(requestOf(readStatement, asked, { as: agent.cookie }))).rawPayload);
  };
  const english = await read("en");
  for (const words of [
    "Returned by the bank",
    "Paid out, but came back from the bank",
    "What came back is due again and is paid with the next payout.",
    "Deducted for a return or refund",
    "-₹75.50",
    "With Santha at the end ₹225.50",
  ])
    expect(english.replaceAll("−", "-")).toContain(words);
  expect(await read("te")).toContain("₹225.50");
});

async function textOf(pdf: Buffer): Promise<string> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { items } = await page.getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join("");
}
