import { afterAll, beforeAll, expect, test } from "vitest";
import { sessionFor, type TestApp, testApp, testNow } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import {
  acknowledgeGrievance,
  addToGrievance,
  answerGrievance,
  listForSupport,
  listGrievances,
  raiseGrievance,
} from "../contract.ts";
import { dueTimes } from "./due-times.ts";

let app: TestApp;
let person: TestPerson;
let support: TestPerson;
beforeAll(async () => {
  app = await testApp({ raisedLimits: { "grievances/raise": 1000 } });
  person = await aPerson(app, { firstName: "Ramulu" });
  support = await aPerson(app, { roles: ["support"] });
});
afterAll(() => app.close());

const hour = 3_600_000;
const body = {
  subject: "refund",
  orderNumber: "260714000123",
  text: "The money did not come back.",
} as const;
const raise = (as: string, headers = {}) => app.call(raiseGrievance, { body }, { as, headers });
const seen = async (state: "open" | "settled" = "open") =>
  (await app.call(listForSupport, { query: { state } }, { as: support.cookie })).data.grievances;
const answer = (grievanceId: number, isSettled: boolean) =>
  app.call(
    answerGrievance,
    { params: { grievanceId }, body: { text: "We have paid it today.", isSettled } },
    { as: support.cookie },
  );
const lastMessage = async () => {
  const { body: words, template } = await app.platform.database
    .selectFrom("sms_messages")
    .select(["body", "template"])
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return { words, template };
};

test("a grievance gets a ticket and its clocks: 48 hours and one month, told by text message", async () => {
  const { status, data } = await raise(person.cookie);
  expect(status).toBe(201);
  expect(data).toMatchObject({
    ticket: expect.stringMatching(/^G-\d{6}$/),
    acknowledgeBy: testNow.getTime() + 48 * hour,
    settleBy: Date.parse("2026-08-14T05:30:00Z"),
    acknowledgedAt: null,
    settledAt: null,
    messages: [{ isFromSupport: false, text: body.text, writtenAt: testNow.getTime() }],
  });
  expect(await lastMessage()).toEqual({
    template: "grievances/raised",
    words: expect.stringContaining(data.ticket),
  });
  const { data: own } = await app.call(listGrievances, {}, { as: person.cookie });
  expect(own.grievances).toEqual([data]);
});

test("a month ends on the last day of a shorter month", () => {
  expect(dueTimes(new Date("2026-01-31T10:00:00Z")).settleBy).toEqual(new Date("2026-02-28T10:00:00Z"));
  expect(dueTimes(new Date("2026-12-15T10:00:00Z")).settleBy).toEqual(new Date("2027-01-15T10:00:00Z"));
});

test("the same wish sent twice under one key is one grievance", async () => {
  const other = await aPerson(app);
  const headers = { "idempotency-key": "one-grievance" };
  const first = await raise(other.cookie, headers);
  const second = await raise(other.cookie, headers);
  expect(second.data).toEqual(first.data);
  const { data } = await app.call(listGrievances, {}, { as: other.cookie });
  expect(data.grievances).toHaveLength(1);
});

test("support sees the soonest due first; past its clock a grievance is overdue until it is acknowledged and settled", async () => {
  const late = await aPerson(app);
  const { data } = await raise(late.cookie);
  const find = async () => (await seen()).find(({ grievanceId }) => grievanceId === data.grievanceId);
  expect(await find()).toMatchObject({ isOverdue: false, person: { mobileNo: late.mobileNo } });
  app.clock.set(new Date(testNow.getTime() + 48 * hour + 1));
  expect(await find()).toMatchObject({ isOverdue: true });
  const params = { grievanceId: data.grievanceId };
  const done = await app.call(acknowledgeGrievance, { params }, { as: support.cookie });
  expect(done.data).toMatchObject({ isOverdue: false, acknowledgedAt: app.clock.now().getTime() });
  expect((await lastMessage()).template).toBe("grievances/acknowledged");
  const again = await app.call(acknowledgeGrievance, { params }, { as: support.cookie });
  expect([again.status, again.code]).toEqual([409, "grievances/acknowledged"]);
  app.clock.set(new Date("2026-08-14T05:30:01Z"));
  const as = await sessionFor(app, support);
  const { data: open } = await app.call(listForSupport, { query: {} }, { as });
  expect(open.grievances.find(({ grievanceId }) => grievanceId === data.grievanceId)?.isOverdue).toBe(true);
  const dues = open.grievances.map((each) =>
    each.acknowledgedAt === null ? each.acknowledgeBy : each.settleBy,
  );
  expect(dues).toEqual(dues.toSorted((one, other) => one - other));
  app.clock.set(testNow);
});

test("answers go back and forth until one settles; then nothing more is added, also by two at once", async () => {
  const asking = await aPerson(app);
  const { data } = await raise(asking.cookie);
  const { grievanceId } = data;
  expect((await answer(grievanceId, false)).data).toMatchObject({ acknowledgedAt: testNow.getTime() });
  const add = () =>
    app.call(
      addToGrievance,
      { params: { grievanceId }, body: { text: "Not here yet." } },
      { as: asking.cookie },
    );
  expect((await add()).data.messages).toHaveLength(3);
  const settled = await Promise.all([answer(grievanceId, true), answer(grievanceId, true)]);
  expect(settled.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await lastMessage()).template).toBe("grievances/settled");
  const refused = await add();
  expect([refused.status, refused.code]).toEqual([409, "grievances/settled"]);
  expect((await seen()).some((each) => each.grievanceId === grievanceId)).toBe(false);
  expect((await seen("settled"))[0]).toMatchObject({ grievanceId, isOverdue: false });
});

test("what is too short or unknown is refused beside its field", async () => {
  const wrong = { subject: "weather", orderNumber: "12 34", text: " short " } as unknown as typeof body;
  const { status, fields } = await app.call(raiseGrievance, { body: wrong }, { as: person.cookie });
  expect([status, Object.keys(fields ?? {}).sort()]).toEqual([422, ["orderNumber", "subject", "text"]]);
});
