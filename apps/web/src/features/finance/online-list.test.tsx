import { checkPayment, refundOrder } from "@santha/contract/online-payments";
import { type TestApp, testApp } from "@santha/server/src/test/app.ts";
import { aPerson } from "@santha/server/src/test/builders.ts";
import { aWaitingOrder, pay, started } from "@santha/server/src/test/online-payments.ts";
import { screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#lib/language";
import { type OpenedApp, openApp } from "../../test/open-app.tsx";

let server: TestApp;
let page: OpenedApp | undefined;
beforeAll(async () => {
  server = await testApp();
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
afterAll(() => server.close());

it("[R21] finance sees every online payment and refund that is not settled, in both languages", async () => {
  const { cookie: as } = await aPerson(server, { roles: ["finance"] });
  const waiting = await aWaitingOrder(server);
  await started(server, waiting);
  const paid = await aWaitingOrder(server);
  const { txnid, fields } = await started(server, paid);
  await pay(server, fields, "success", { fault: "drop" });
  await server.call(checkPayment, { params: { txnid } }, { as: paid.as });
  const orderId = paid.orderIds[0] ?? "";
  const body = { amountInPaise: 100_00, reason: "Short weight" };
  await server.call(refundOrder, { params: { orderId }, body }, { as });
  page = openApp(server, { at: "/app/admin/finance", as });
  const list = within(await screen.findByRole("region", { name: "Online payments on their way" }));
  expect(await list.findByText(`Payment of order #${waiting.masterId}`)).toBeDefined();
  expect(list.getByText("Not paid yet")).toBeDefined();
  expect(list.getByText(`Refund of #${orderId}`)).toBeDefined();
  expect(list.queryByText(`Payment of order #${paid.masterId}`)).toBeNull();
  chooseLanguage("te");
  expect(await screen.findByRole("region", { name: "దారిలో ఉన్న ఆన్‌లైన్ చెల్లింపులు" })).toBeDefined();
});
