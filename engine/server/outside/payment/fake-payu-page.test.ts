import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aWaitingOrder, postForm, started } from "#testing/shop/online-payments.ts";
import { standInPage } from "./fake-payu.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test("the stand-in for PayU leads back to this site alone: a form with another target is refused, at both of its pages", async () => {
  const { fields } = await started(app, await aWaitingOrder(app));
  expect((await postForm(app, standInPage, fields)).statusCode).toBe(200);
  for (const changed of [
    { surl: "https://evil.example/take" },
    { furl: "//evil.example/v2/payu/failure" },
    { surl: "javascript:alert(1)" },
  ]) {
    const form = { ...fields, ...changed };
    expect((await postForm(app, standInPage, form)).statusCode).toBe(400);
    const choice = { form: new URLSearchParams(form).toString(), outcome: "success", mode: "UPI" };
    const answer = await postForm(app, "/fake-payu/choose", choice);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain("evil");
  }
});
