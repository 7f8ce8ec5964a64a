import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { placeOrder } from "#features/checkout/contract/checkout.ts";
import { claimTransfer } from "#features/payments/contract/payments.ts";
import { decideTransfer, listTransfers } from "#features/payments/contract/received-money.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { aWaitingOrder, checked, pay, runJob, started } from "#testing/shop/online-payments.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { actOnOrder } from "../../contract/order-actions.ts";

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

/** A cart with two packs of a product of each seller: ₹1,040.00 of each. */
async function aCart(sellers = 1) {
  const { cookie } = await aPerson(server);
  const lines: { listingId: number; quantity: number }[] = [];
  while (lines.length < sellers) {
    const { listingId } = await aProduct(server, { priceInPaise: 500_00 });
    lines.push({ listingId, quantity: 2 });
  }
  return { cookie, checkout: await readyToPlace(server, { as: cookie, lines }) };
}

async function transferred(sellers = 1) {
  const { cookie, checkout } = await aCart(sellers);
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
    await shown.findByText(/Transfer ₹1,040\.00 by 19 Jul 2026 and write \d+ in the remarks/),
  ).toBeDefined();
  const rows = shown.getAllByRole("term").map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(rows).toEqual([
    ["Amount", "₹1,040.00"],
    ["Account holder", "Santha Demo Traders"],
    ["Account number", "000000001234"],
    ["IFSC", "DEMO0000001"],
    ["Bank", "Demo Bank, Hanamkonda"],
    ["Payment reference", expect.stringMatching(/^\d+$/)],
  ]);
});

it("[ORD-080] [ORD-081] what waits for its transfer is not thanked for: first stands what to pay, to be copied, and thanks only once the money came", async () => {
  const { cookie: as, masterId } = await transferred();
  page = openApp(server, { at: `/app/order/success/${masterId}`, as });
  expect(await screen.findByRole("heading", { name: "Waiting for the payment" })).toBeDefined();
  expect(screen.getByText("The order goes to the seller once we get the money.")).toBeDefined();
  expect(screen.queryByText("THANK YOU")).toBeNull();
  const shown = await card();
  const summary = screen.getByRole("region", { name: "Payment summary" });
  expect(shown.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await page.user.click(await within(shown).findByRole("button", { name: "Copy: Amount" }));
  expect(await navigator.clipboard.readText()).toBe("1040");
  await page.user.click(within(shown).getByRole("button", { name: "Copy: Payment reference" }));
  expect(await navigator.clipboard.readText()).toBe(masterId);
  await page.close();
  await enter(as, masterId, "612345678903");
  await decide(masterId, "612345678903", 1_040_00);
  page = openApp(server, { at: `/app/order/success/${masterId}`, as });
  expect(await screen.findByText("THANK YOU")).toBeDefined();
});

it("[ORD-080] a cash order that its buyer cancelled is not thanked for on the page of its placing any more", async () => {
  const { cookie, checkout } = await aCart();
  const body = { paymentMode: "COD", fingerprint: checkout.fingerprint } as const;
  const { masterId, orderIds } = (await server.call(placeOrder, { body }, { as: cookie })).data;
  const params = { orderId: orderIds[0] ?? "" };
  await server.call(actOnOrder, { params, query: { action: "CANCEL_ORDER" } }, { as: cookie });
  page = openApp(server, { at: `/app/order/success/${masterId}`, as: cookie });
  expect(await screen.findByRole("heading", { name: "Cancelled" })).toBeDefined();
  expect(screen.queryByText("THANK YOU")).toBeNull();
  expect(screen.queryByText(/Get a notification when/)).toBeNull();
});

it("[ORD-080] an online payment that is awaited is not thanked for either, and can be made from there; one that failed says so", async () => {
  const order = await aWaitingOrder(server);
  page = openApp(server, { at: `/app/order/success/${order.masterId}`, as: order.as });
  expect(await screen.findByRole("heading", { name: "Waiting for the payment" })).toBeDefined();
  expect(await screen.findByRole("button", { name: "Pay now" })).toBeDefined();
  await page.close();
  const { txnid, fields } = await started(server, order);
  await pay(server, fields, "failure");
  await checked(server, order.as, txnid);
  page = openApp(server, { at: `/app/order/success/${order.masterId}`, as: order.as });
  expect(await screen.findByRole("heading", { name: "Payment failed" })).toBeDefined();
  expect(screen.queryByText("THANK YOU")).toBeNull();
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
  expect(await screen.findByText(/What you typed is saved/)).toBeDefined();
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

it("a cancelled order does not say how to pay, while the other order of the same purchase still waits for its transfer", async () => {
  const { cookie: as, orderIds } = await transferred(2);
  const [cancelled = "", waiting = ""] = orderIds;
  await server.call(
    actOnOrder,
    { params: { orderId: cancelled }, query: { action: "CANCEL_ORDER" } },
    { as },
  );
  page = openApp(server, { at: `/app/order/${waiting}`, as });
  expect(await within(await card()).findByText(/Transfer ₹1,040\.00 by/)).toBeDefined();
  await page.close();
  page = openApp(server, { at: `/app/order/${cancelled}`, as });
  await screen.findByText("Payment summary");
  await waitFor(() => expect(screen.queryByText("Pay by bank transfer")).toBeNull());
});

const enter = async (as: string, masterId: string, utr: string) =>
  expect((await server.call(claimTransfer, { params: { masterId }, body: { utr } }, { as })).status).toBe(
    201,
  );

/** Finance has found this much of what was entered, or nothing. */
async function decide(masterId: string, reference: string, receivedInPaise: number) {
  const as = (await aPerson(server, { roles: ["finance"] })).cookie;
  const { transfers } = (await server.call(listTransfers, { query: {} }, { as })).data;
  const found = transfers.find((transfer) => transfer.masterId === masterId);
  const seen = { reference, claimId: found?.claimId ?? 0, seenInPaise: found?.amountInPaise ?? 0 };
  const said =
    receivedInPaise > 0 ? { isReceived: true as const, receivedInPaise } : { isReceived: false as const };
  const answer = await server.call(
    decideTransfer,
    { params: { masterId }, body: { ...seen, ...said } },
    { as },
  );
  expect(answer.status).toBe(201);
}

it("of one transfer for several orders each page says which part is its own; once it has come nothing asks to pay", async () => {
  const { cookie: as, masterId, orderIds } = await transferred(2);
  const [other = "", kept = ""] = orderIds;
  await enter(as, masterId, "412345678901");
  page = openApp(server, { at: `/app/order/${kept}`, as });
  expect(await screen.findByRole("region", { name: "Bank transfer" })).toBeDefined();
  expect(await screen.findByText("₹2,080.00 · waiting for confirmation")).toBeDefined();
  const ofOrder = "₹1,040.00 of it is for this order, the rest for other orders of this purchase";
  expect(screen.getByText(ofOrder)).toBeDefined();
  await page.close();
  await decide(masterId, "412345678901", 2_080_00);
  page = openApp(server, { at: `/app/order/${kept}`, as });
  const paid = within(await screen.findByRole("region", { name: "Paid by bank transfer" }));
  expect(await paid.findByText("₹2,080.00 · confirmed")).toBeDefined();
  expect(paid.getByText(ofOrder)).toBeDefined();
  expect(screen.queryByText("Pay by bank transfer")).toBeNull();
  await page.close();
  chooseLanguage("te");
  page = openApp(server, { at: `/app/order/${other}`, as });
  expect(await screen.findByRole("region", { name: "బ్యాంక్ బదిలీతో చెల్లించారు" })).toBeDefined();
  expect(await screen.findByText("ఇందులో ఈ ఆర్డర్‌కు ₹1,040.00; మిగతాది ఇదే కొనుగోలులోని ఇతర ఆర్డర్లకు")).toBeDefined();
});

it("a cancelled order lists the transfer in which it had a part, and not what was entered for the others later", async () => {
  const { cookie: as, masterId, orderIds } = await transferred(2);
  const [cancelled = "", kept = ""] = orderIds;
  await enter(as, masterId, "412345678901");
  await decide(masterId, "412345678901", 0);
  const cancel = { params: { orderId: cancelled }, query: { action: "CANCEL_ORDER" } } as const;
  await server.call(actOnOrder, cancel, { as });
  await enter(as, masterId, "512345678902");
  page = openApp(server, { at: `/app/order/${kept}`, as });
  expect(await screen.findByText("₹1,040.00 · waiting for confirmation")).toBeDefined();
  expect(screen.getAllByText(/for other orders of this purchase/)).toHaveLength(1);
  await page.close();
  page = openApp(server, { at: `/app/order/${cancelled}`, as });
  expect(await screen.findByText("₹2,080.00 · not received")).toBeDefined();
  expect(screen.getByRole("region", { name: "Bank transfer" })).toBeDefined();
  expect(screen.queryByText("UTR 512345678902")).toBeNull();
});

it("[PAY-020] [NAV-156] an order that ended unpaid has no account any more, and its payment details say how it ended", async () => {
  const { cookie, orderIds } = await transferred();
  server.clock.advance(6 * 86_400_000);
  await runJob(server, "payments/expire-transfers");
  page = openApp(server, { at: `/app/order/${orderIds[0]}`, as: cookie });
  expect(await screen.findByRole("heading", { name: /Over, not paid/ })).toBeDefined();
  await page.user.click(await screen.findByRole("button", { name: "Payment details" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Make Payment" }));
  const says = "This order ended unpaid. Nothing to pay.";
  expect(await dialog.findByText(says)).toBeDefined();
  await page.user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByText("Pay by bank transfer")).toBeNull();
  await page.close();
  page = openApp(server, { at: `/app/order/${orderIds[0]}/paymentDetails`, as: cookie });
  expect(await screen.findByText(says)).toBeDefined();
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
