import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refundOrder } from "#features/payments/contract/online-payments.ts";
import { plansDuring } from "#testing/large/executed-plans.ts";
import { manyRows } from "#testing/large/many-rows.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import {
  type BulkRefundAction,
  moveRefunds,
  previewRefunds,
  type RefundTab,
  readRefundDesk,
  refuseGrant,
  takeBackApproval,
} from "../../../contract/refund-desk.ts";
import { moveRefund } from "../../../contract/refunds.ts";

let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
let [asha, ravi] = ["", ""];
beforeAll(async () => {
  app = await testApp({ connections: 8, environment: { SECOND_PERSON_ABOVE: "500" } });
  desk = tradeDesk(app);
  asha = (await aPerson(app, { firstName: "Asha", roles: ["finance"] })).cookie;
  ravi = (await aPerson(app, { firstName: "Ravi", roles: ["finance"] })).cookie;
});
afterAll(() => app.close());

/** An order that was paid, whose refund of everything waits for finance. */
async function owed() {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.paidAtTheDoor(order);
  await desk.act(order.buyer, order.orderId, "REQUEST_RETURN");
  await desk.decide(order, true);
  const { id } = await app.platform.database
    .selectFrom("order_refunds")
    .select("id")
    .where("order_id", "=", order.orderId)
    .executeTakeFirstOrThrow();
  return { ...order, refundId: id };
}
const read = async (tab: RefundTab, query: { find?: string; limit?: number; after?: string } = {}) =>
  (await app.call(readRefundDesk, { query: { tab, ...query } }, { as: asha })).data;
const idsOf = async (tab: RefundTab) => (await read(tab)).refunds.map(({ refundId }) => refundId);
const preview = async (as: string, refundIds: number[], action: BulkRefundAction = "APPROVE") =>
  (await app.call(previewRefunds, { body: { action, refundIds } }, { as })).data;
const move = (as: string, refundIds: number[], fingerprint: string, key?: string) =>
  app.call(
    moveRefunds,
    { body: { action: "APPROVE", refundIds, fingerprint } },
    { as, ...(key !== undefined && { headers: { "idempotency-key": key } }) },
  );
const approve = (as: string, refundId: number) =>
  app.call(moveRefund, { params: { refundId }, body: { action: "APPROVE" } }, { as });
const small = async (count: number) => {
  const { orderId } = await desk.anOrderOf(await desk.aTrade());
  await manyRows(app).refunds(orderId, count);
  return { orderId, ids: (await read("to-approve", { find: orderId })).refunds.map((one) => one.refundId) };
};
const auditOf = async (refundId: number) => {
  const { rows } = await sql<{ action: string }>`
    select action from audit_log where subject = ${`refund ${refundId}`} order by id`.execute(
    app.platform.database,
  );
  return rows.map(({ action }) => action);
};

test("a refund above the set sum needs two people, in the database too: the same person cannot approve it twice, and the first approval can be taken back with a reason", async () => {
  const { refundId } = await owed();
  const first = await preview(asha, [refundId]);
  expect(first.refunds).toMatchObject([{ isFirstOfTwo: true }]);
  expect(first.bankAfterInPaise).toBe(first.bankInPaise);
  expect((await approve(asha, refundId)).data).toEqual({ refundId, status: "to-approve" });
  expect(await idsOf("second")).toContain(refundId);
  expect(await idsOf("to-approve")).not.toContain(refundId);
  expect((await approve(asha, refundId)).code).toBe("orders/second-person-needed");
  const own = await preview(asha, [refundId]);
  expect(own.leftOut).toMatchObject([{ refundId, why: "same-person" }]);
  const back = () =>
    app.call(takeBackApproval, { params: { refundId }, body: { reason: "Wrong order" } }, { as: ravi });
  expect((await back()).status).toBe(201);
  expect((await back()).code).toBe("orders/not-possible");
  expect((await approve(asha, refundId)).data.status).toBe("to-approve");
  expect((await approve(ravi, refundId)).data.status).toBe("to-send");
  expect(await auditOf(refundId)).toEqual([
    "orders/refund-approved-first",
    "orders/refund-approval-taken-back",
    "orders/refund-approved-first",
    "orders/refund-moved",
  ]);
  const same = sql`update order_refunds set first_approved_by_profile_id = approved_by_profile_id where id = ${refundId}`;
  await expect(same.execute(app.platform.database)).rejects.toThrow(/two_people/);
});

test("of one person pressing twice at once one approval counts, and two people at once are the two that are needed", async () => {
  const once = await owed();
  const twice = await Promise.all([approve(asha, once.refundId), approve(asha, once.refundId)]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await idsOf("second")).toContain(once.refundId);
  const both = await owed();
  const two = await Promise.all([approve(asha, both.refundId), approve(ravi, both.refundId)]);
  expect(two.map(({ data }) => data.status).toSorted()).toEqual(["to-approve", "to-send"]);
});

test("money that finance grants waits for a second person once the grants of the order are above the set sum, in however many parts", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.paidAtTheDoor(order);
  const grant = async (amountInPaise: number) =>
    (
      await app.call(
        refundOrder,
        { params: { orderId: order.orderId }, body: { amountInPaise, reason: "Torn bag" } },
        { as: asha },
      )
    ).data;
  expect((await grant(300_00)).status).toBe("to-send");
  expect((await grant(200_00)).status).toBe("to-send");
  const { refundId, status } = await grant(1);
  expect(status).toBe("to-approve");
  expect((await approve(asha, refundId)).code).toBe("orders/second-person-needed");
  expect((await preview(asha, [refundId])).leftOut).toMatchObject([{ refundId, why: "same-person" }]);
  expect((await approve(ravi, refundId)).data.status).toBe("to-send");
});

test("money granted above the set sum is in no book before two people approve it, and may be refused with a reason that its buyer reads", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.paidAtTheDoor(order);
  const { orderId } = order;
  const grant = async () =>
    (
      await app.call(
        refundOrder,
        { params: { orderId }, body: { amountInPaise: 600_00, reason: "Torn bags" } },
        { as: asha },
      )
    ).data;
  const before = await desk.ledgerOf(orderId);
  const { refundId } = await grant();
  expect(await desk.ledgerOf(orderId)).toEqual(before);
  expect((await read("second", { find: orderId })).refunds).toMatchObject([{ refundId, isRefusable: true }]);
  const refuseIt = (by: string, id = refundId) =>
    app.call(refuseGrant, { params: { refundId: id }, body: { reason: "The bags were whole" } }, { as: by });
  const answers = await Promise.all([refuseIt(ravi), refuseIt(asha)]);
  expect(answers.map(({ status }) => status).toSorted()[0]).toBe(201);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await approve(ravi, refundId)).code).toBe("orders/refund-not-found");
  expect(await auditOf(refundId)).toEqual(["orders/refund-refused"]);
  const told = await app.platform.database
    .selectFrom("notifications")
    .select("body_en")
    .where("activity_id", "=", `orders/refunds/${refundId}/refused`)
    .execute();
  expect(told).toEqual([
    { body_en: `#${orderId}: a refund of ₹600.00 was not approved. Reason: The bags were whole` },
  ]);
  const again = await grant();
  expect((await approve(ravi, again.refundId)).data.status).toBe("to-send");
  expect(await desk.ledgerOf(orderId)).toMatchObject({ "refund-due": -600_00 });
  expect((await refuseIt(ravi, again.refundId)).code).toBe("orders/not-possible");
});

test("a grant that waits is approved no more when the whole order went back meanwhile: it can only be refused", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.paidAtTheDoor(order);
  const { orderId } = order;
  const body = { amountInPaise: 600_00, reason: "Torn bags" };
  const { data } = await app.call(refundOrder, { params: { orderId }, body }, { as: asha });
  await desk.act(order.buyer, orderId, "REQUEST_RETURN");
  await desk.decide(order, true);
  expect((await approve(ravi, data.refundId)).code).toBe("orders/not-possible");
  const refused = { params: { refundId: data.refundId }, body: { reason: "All went back" } };
  expect((await app.call(refuseGrant, refused, { as: ravi })).status).toBe(201);
});

test("a first approval counts no more when its giver has lost the role of finance: the next one is the first again", async () => {
  const { refundId } = await owed();
  const gone = await aPerson(app, { roles: ["finance"] });
  await approve(gone.cookie, refundId);
  await sql`delete from role_grants where profile_id = ${gone.profileId}`.execute(app.platform.database);
  expect((await preview(asha, [refundId])).refunds).toMatchObject([{ refundId, isFirstOfTwo: true }]);
  expect((await approve(asha, refundId)).data.status).toBe("to-approve");
  expect((await approve(ravi, refundId)).data.status).toBe("to-send");
});

test("who approved first approves alone what is no longer above the set sum", async () => {
  const { refundId } = await owed();
  await approve(asha, refundId);
  await sql`update order_refunds set amount_in_paise = 400_00 where id = ${refundId}`.execute(
    app.platform.database,
  );
  expect((await preview(asha, [refundId])).leftOut).toEqual([]);
  expect((await approve(asha, refundId)).data.status).toBe("to-send");
});

test("several refunds are approved at once as previewed, once under a key; what has changed since is refused as a whole", async () => {
  const { refundId } = await owed();
  const { ids } = await small(4);
  const [first = 0, second = 0, ...rest] = ids;
  await approve(asha, refundId);
  const seen = await preview(asha, [...ids, refundId]);
  expect(seen).toMatchObject({ sumInPaise: 4_00, leftOut: [{ refundId, why: "same-person" }] });
  expect(seen.bankAfterInPaise).toBe(seen.bankInPaise - 4_00);
  expect(seen.sums).toEqual([{ paymentMode: "COD", count: 4, sumInPaise: 4_00 }]);
  expect((await move(asha, [first, second], seen.fingerprint)).code).toBe("orders/refunds-changed");
  await approve(ravi, first);
  expect((await move(asha, ids, seen.fingerprint)).code).toBe("orders/refunds-changed");
  const left = [second, ...rest];
  const again = await preview(asha, left);
  const key = "several-refunds-0001";
  const { data } = await move(asha, left, again.fingerprint, key);
  expect(data).toMatchObject({ refused: [], sumInPaise: 3_00 });
  expect(data.done.map((one) => one.refundId).toSorted()).toEqual(left.toSorted());
  expect((await move(asha, left, again.fingerprint, key)).data).toEqual(data);
  expect(await auditOf(second)).toEqual(["orders/refund-moved"]);
});

test("of two people who approve the same refunds at once each refund is moved by one, and both learn which", async () => {
  const { ids } = await small(6);
  const { fingerprint } = await preview(asha, ids);
  const answers = await Promise.all([move(asha, ids, fingerprint), move(ravi, ids, fingerprint)]);
  const done = answers.flatMap((answer) => (answer.status === 201 ? answer.data.done : []));
  expect(done.map(({ refundId }) => refundId).toSorted()).toEqual(ids.toSorted());
  for (const answer of answers)
    if (answer.status !== 201) expect(answer.code).toBe("orders/refunds-changed");
    else expect(answer.data).toMatchObject({ refused: [], sumInPaise: 6_00 });
});

test("the desk counts each tab, finds by order number, goes on page after page, and reads little of a large table", async () => {
  const { orderId, ids } = await small(30);
  const one = await read("to-approve", { find: `#${orderId}`, limit: 20 });
  expect(one).toMatchObject({ found: { count: 30, sumInPaise: 30_00 } });
  const two = await read("to-approve", { find: orderId, limit: 20, after: one.nextAfter ?? "" });
  expect([...one.refunds, ...two.refunds].map(({ refundId }) => refundId)).toEqual(
    ids.concat(two.refunds.map(({ refundId }) => refundId).filter((id) => !ids.includes(id))),
  );
  expect(two.nextAfter).toBeNull();
  expect((await read("confirmed", { after: "1_letters" })).refunds).toEqual(
    (await read("confirmed")).refunds,
  );
  expect(one.tabs["to-approve"]?.count).toBeGreaterThanOrEqual(30);
  await sql`insert into order_refunds (effect_key, order_id, buyer_profile_id, amount_in_paise, is_whole, asked_at, changed_at, status)
    select 'done:' || n, id, buyer_profile_id, 100, false, now() - interval '1 year', now() - interval '1 year', 'confirmed'
    from orders, generate_series(1, 20000) n where id = ${orderId}`.execute(app.platform.database);
  await sql`analyze order_refunds`.execute(app.platform.database);
  const plans = await plansDuring(app, "values", async () => {
    await read("to-approve");
    await read("confirmed");
  });
  const nodes = plans.flatMap((plan) => plan.nodes);
  const scanned = nodes.filter((node) => node["Relation Name"] === "order_refunds");
  expect(scanned.length).toBeGreaterThan(0);
  for (const node of scanned) expect(node["Node Type"]).not.toBe("Seq Scan");
});
