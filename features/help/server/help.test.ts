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

test("a message reaches the support team with the name and the number to call", async () => {
  const padma = await aPerson(app, { firstName: "Padma" });
  const support = await aPerson(app, { roles: ["support"] });
  expect((await send(padma.cookie, "  My order did not come.  ")).status).toBe(201);
  const { data } = await app.call(listMessages, { query: {} }, { as: support.cookie });
  expect(data.messages).toEqual([
    expect.objectContaining({
      text: "My order did not come.",
      firstName: "Padma",
      mobileNo: padma.mobileNo,
      profileKey: padma.profileKey,
      closing: null,
    }),
  ]);
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
