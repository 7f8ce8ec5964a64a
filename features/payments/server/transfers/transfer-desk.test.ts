import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { transferDesk } from "#testing/shop/transfers.ts";
import { previewTransfers, readTransferDesk, receiveTransfers } from "../../contract/transfer-desk.ts";

let app: TestApp;
let desk: Awaited<ReturnType<typeof transferDesk>>;
beforeAll(async () => {
  app = await testApp({ connections: 8, environment: { LOG_LEVEL: "silent" } });
  desk = await transferDesk(app);
});
afterAll(() => app.close());

let numbers = 0;
async function entered(reference = `51234567${String(++numbers).padStart(4, "0")}`) {
  const order = await desk.transferred();
  await desk.claim(order, reference);
  return { ...order, ...(await desk.seen(order.masterId, reference)) };
}
const read = async (find = "") =>
  (await app.call(readTransferDesk, { query: { ...(find && { find }) } }, { as: desk.finance })).data;
const preview = async (claimIds: number[]) =>
  (await app.call(previewTransfers, { body: { claimIds } }, { as: desk.finance })).data;
const receive = (claimIds: number[], fingerprint: string) =>
  app.call(receiveTransfers, { body: { claimIds, fingerprint } }, { as: desk.finance });
const statesOf = async ({ orderIds }: { orderIds: readonly string[] }) => {
  const rows = await app.platform.database
    .selectFrom("orders")
    .select("state")
    .where("id", "in", [...orderIds])
    .execute();
  return [...new Set(rows.map(({ state }) => state))];
};

test("several transfers are booked as they were entered, once, with count and sum of what waits; a search finds one", async () => {
  const [one, two] = [await entered(), await entered()];
  const before = await read();
  expect(await read(one.reference)).toMatchObject({
    ...{ transfers: [{ masterId: one.masterId }], found: { count: 1, sumInPaise: one.seenInPaise } },
  });
  const claimIds = [one.claimId, two.claimId];
  const seen = await preview(claimIds);
  expect(seen).toMatchObject({ leftOut: [], sumInPaise: one.seenInPaise + two.seenInPaise });
  expect((await receive([one.claimId], seen.fingerprint)).code).toBe("payments/transfers-changed");
  const answers = await Promise.all([
    receive(claimIds, seen.fingerprint),
    receive(claimIds, seen.fingerprint),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect([await statesOf(one), await statesOf(two)]).toEqual([["ORD_PLACED"], ["ORD_PLACED"]]);
  expect((await read()).all.count).toBe(before.all.count - 2);
});

test("a number that was given for two purchases is left out, and one that was decided meanwhile changes nothing", async () => {
  const one = await entered("612345678901");
  const other = await entered("612345678901");
  const plain = await entered();
  const seen = await preview([one.claimId, other.claimId, plain.claimId]);
  expect(seen.transfers.map(({ claimId }) => claimId)).toEqual([plain.claimId]);
  expect(seen.leftOut).toHaveLength(2);
  const late = await entered();
  const { fingerprint } = await preview([plain.claimId, late.claimId]);
  await desk.missed(late.masterId, late.reference);
  expect((await receive([plain.claimId, late.claimId], fingerprint)).code).toBe("payments/transfers-changed");
  expect(await statesOf(plain)).toEqual(["PAYMENT_PENDING"]);
});
