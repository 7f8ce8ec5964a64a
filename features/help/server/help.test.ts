import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { listMessages, sendMessage } from "../contract.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const send = (as: string, text: string, idempotencyKey?: string) =>
  app.call(
    sendMessage,
    { body: { text } },
    { as, ...(idempotencyKey ? { headers: { "idempotency-key": idempotencyKey } } : {}) },
  );

test("a message reaches the support team with the name and the number to call, latest first", async () => {
  const padma = await aPerson(app, { firstName: "Padma" });
  const support = await aPerson(app, { roles: ["support"] });
  const first = await send(padma.cookie, "  My order did not come.  ");
  expect(first.status).toBe(201);
  await send(padma.cookie, "It came.");
  const { data } = await app.call(listMessages, { query: { limit: 2 } }, { as: support.cookie });
  expect(data.map(({ text }) => text)).toEqual(["It came.", "My order did not come."]);
  expect(data[1]).toMatchObject({
    firstName: "Padma",
    mobileNo: padma.mobileNo,
    profileKey: padma.profileKey,
  });
  const before = data[1]?.messageId ?? 0;
  const older = await app.call(listMessages, { query: { before } }, { as: support.cookie });
  expect(older.data.map(({ messageId }) => messageId)).not.toContain(before);
});

test("[SOC-009] an empty message is refused beside its field", async () => {
  const { cookie } = await aPerson(app);
  const { status, fields } = await send(cookie, "   ");
  expect(status).toBe(422);
  expect(Object.keys(fields ?? {})).toEqual(["text"]);
});

test("the same wish sent twice is one message", async () => {
  const { cookie } = await aPerson(app);
  const one = await send(cookie, "Please call me.", "wish-1");
  const again = await send(cookie, "Please call me.", "wish-1");
  expect(again.data).toEqual(one.data);
});
