import { placeOrder } from "@santha/contract/checkout";
import { type TestApp, testApp } from "@santha/server/src/test/app.ts";
import { aPerson, aProduct } from "@santha/server/src/test/builders.ts";
import { readyToPlace } from "@santha/server/src/test/shopping.ts";
import { screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#lib/language";
import { breakCalls } from "../../test/faults.ts";
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

async function aCart() {
  const { cookie } = await aPerson(server);
  const { listingId } = await aProduct(server, { priceInPaise: 500_00 });
  return {
    cookie,
    checkout: await readyToPlace(server, { as: cookie, lines: [{ listingId, quantity: 2 }] }),
  };
}

async function transferred() {
  const { cookie, checkout } = await aCart();
  const body = { paymentMode: "Bank Transfer", fingerprint: checkout.fingerprint } as const;
  return { cookie, ...(await server.call(placeOrder, { body }, { as: cookie })).data };
}
const card = () => screen.findByRole("region", { name: "Pay by bank transfer" });
const send = async (opened: OpenedApp) =>
  opened.user.click(await screen.findByRole("button", { name: "I have paid" }));

it("bank transfer is chosen on the confirm step; the next page says where the money goes to and until when", async () => {
  const { cookie } = await aCart();
  page = openApp(server, { at: "/app/store/checkout/confirm", as: cookie });
  await page.user.click(await screen.findByRole("radio", { name: /Bank transfer/ }));
  await page.user.click(screen.getAllByRole("button", { name: "Place order" })[0] as HTMLElement);
  const shown = within(await card());
  expect(
    await shown.findByText(/Transfer ₹1,040\.00 by 19 Jul 2026 and write \d+ as the remark/),
  ).toBeDefined();
  const rows = shown.getAllByRole("term").map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(rows.slice(0, 5)).toEqual([
    ["Amount", "₹1,040.00"],
    ["Account holder", "Santha Demo Traders"],
    ["Account number", "000000001234"],
    ["IFSC", "DEMO0000001"],
    ["Bank", "Demo Bank, Hanamkonda"],
  ]);
});

it("the bank's number is entered once: a wrong one is refused beside the field, typed text stays, then it waits", async () => {
  const { cookie, masterId } = await transferred();
  page = openApp(server, { at: `/app/order/success/${masterId}`, as: cookie });
  const field = await screen.findByLabelText<HTMLInputElement>("UTR of the transfer");
  await page.user.type(field, "41234567890");
  await send(page);
  expect(await screen.findByText(/Enter the UTR of the transfer/)).toBeDefined();
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["41234567890", "true"]);
  await page.user.type(field, "1");
  const mend = breakCalls("/v2/transfers/", "no answer");
  await send(page);
  expect(await screen.findByText(/What you typed is kept/)).toBeDefined();
  mend();
  await send(page);
  expect(await screen.findByText("UTR 412345678901")).toBeDefined();
  expect(screen.getByText("₹1,040.00 · waiting for confirmation")).toBeDefined();
  expect(screen.queryByLabelText("UTR of the transfer")).toBeNull();
});

it("the order says that it waits for the transfer, shows the account again, and promises no day", async () => {
  const { cookie, orderIds } = await transferred();
  page = openApp(server, { at: `/app/order/${orderIds[0]}`, as: cookie });
  expect(await screen.findByRole("heading", { name: /Waiting for the payment/ })).toBeDefined();
  expect(await within(await card()).findByText("000000001234")).toBeDefined();
  expect(screen.queryByText(/Delivered, by/)).toBeNull();
});

it("an order paid in cash shows no account", async () => {
  const { cookie, checkout } = await aCart();
  const body = { paymentMode: "COD", fingerprint: checkout.fingerprint } as const;
  const { masterId } = (await server.call(placeOrder, { body }, { as: cookie })).data;
  page = openApp(server, { at: `/app/order/success/${masterId}`, as: cookie });
  await screen.findByText("THANK YOU");
  expect(screen.queryByText("Pay by bank transfer")).toBeNull();
});

it("reads in Telugu", async () => {
  chooseLanguage("te");
  const { cookie, masterId } = await transferred();
  page = openApp(server, { at: `/app/order/success/${masterId}`, as: cookie });
  expect(await screen.findByLabelText("బదిలీ UTR నంబర్")).toBeDefined();
  expect(screen.getByText("ఖాతాదారు")).toBeDefined();
});
