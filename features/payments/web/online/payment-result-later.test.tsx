import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { actOnOrder } from "#features/orders/contract/order-actions.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { aWaitingOrder, pay, started } from "#testing/shop/online-payments.ts";
import { aStrayRefund } from "#testing/shop/stray-refunds.ts";
import { visit } from "#testing/web/visit.ts";
import { checkPayment } from "../../contract/online-payments.ts";

const here = visit();
afterEach(() => act(() => chooseLanguage("en")));

/** Money that came after all orders of the purchase had been cancelled. */
async function cancelledThenPaid() {
  const { server } = here;
  const order = await aWaitingOrder(server);
  const { txnid, fields } = await started(server, order);
  for (const orderId of order.orderIds) {
    const cancel = { params: { orderId }, query: { action: "CANCEL_ORDER" } } as const;
    expect((await server.call(actOnOrder, cancel, { as: order.as })).status).toBe(201);
  }
  await pay(server, fields, "success", { fault: "drop" });
  await server.call(checkPayment, { params: { txnid } }, { as: order.as });
  return { ...order, txnid };
}

it("[R21] who is told that money for a cancelled order goes back is led to what says how much came, that it became no order, and how far it is", async () => {
  const { as, txnid } = await cancelledThenPaid();
  const { data } = await here.server.call(listNotifications, { query: {} }, { as });
  const told = data.notifications.find(({ text }) => text.en.startsWith(`Payment ${txnid}`));
  expect(told?.leadsTo).toBe(`/rbl_payment?txnid=${txnid}`);
  const { user, address } = here.open({ at: "/app/notifications", as });
  await user.click(await screen.findByRole("link", { name: new RegExp(`Payment ${txnid}`) }));
  await waitFor(() => expect(address()).toBe(`/rbl_payment?txnid=${txnid}`));
  expect(await screen.findByRole("heading", { name: "Refund on its way" })).toBeDefined();
  expect(
    screen.getByText(
      "₹1,080.00 came, but this order could no longer be placed. It became no order, and all of it goes back to you.",
    ),
  ).toBeDefined();
  const refund = within(screen.getByRole("region", { name: "Refunds" }));
  expect(refund.getByText("Refund of ₹1,080.00")).toBeDefined();
  expect(refund.getByText("Sent to you")).toBeDefined();
  expect(refund.getByText("The way you paid (UPI)")).toBeDefined();
  act(() => chooseLanguage("te"));
  expect(
    await screen.findByText(
      "₹1,080.00 అందింది, కానీ ఈ ఆర్డర్‌ను ఇక నమోదు చేయలేకపోయాం. ఆ సొమ్ము ఏ ఆర్డర్‌కూ చేరలేదు; మొత్తం మీకు తిరిగి వస్తుంది.",
    ),
  ).toBeDefined();
});

it("[R21] on a later visit the page of a payment that became no order says how its money went back, and of one that came twice that another try has paid", async () => {
  const finance = await aPerson(here.server, { roles: ["finance"] });
  const stray = await aStrayRefund(here.server, finance.cookie);
  const at = `/rbl_payment?txnid=${stray.txnid}`;
  await stray.answer(stray.token, "failure");
  const first = here.open({ at, as: stray.as });
  expect(await screen.findByText("Did not go through; we will send it again")).toBeDefined();
  expect(
    screen.getByText("₹1,080.00 came, but another try had paid this purchase. All of it goes back to you."),
  ).toBeDefined();
  await first.close();
  await stray.move(stray.token, { action: "SENT", method: "upi", reference: "UPI 4711" });
  const second = here.open({ at, as: stray.as });
  expect(await screen.findByText("UPI 4711")).toBeDefined();
  expect(screen.getByText("UPI")).toBeDefined();
  await second.close();
  const other = await aStrayRefund(here.server, finance.cookie);
  await other.answer(other.token, "success");
  here.open({ at: `/rbl_payment?txnid=${other.txnid}`, as: other.as });
  expect(await screen.findByRole("heading", { name: "Refunded" })).toBeDefined();
  expect(screen.getByText(/had paid this purchase\. All of it went back to you\.$/)).toBeDefined();
  expect(screen.getByText("Paid back")).toBeDefined();
});

it("[R21] whose money that became no order went back twice reads how much he sends back and to which account; in Telugu too", async () => {
  const finance = await aPerson(here.server, { roles: ["finance"] });
  const stray = await aStrayRefund(here.server, finance.cookie);
  await stray.giveUp(stray.token);
  await stray.move(stray.token, { action: "SENT", method: "upi", reference: "UPI 4801" });
  await stray.answer(stray.token, "success");
  here.open({ at: `/rbl_payment?txnid=${stray.txnid}`, as: stray.as });
  const owed = within(await screen.findByRole("region", { name: "You got this refund twice" }));
  expect(owed.getByText(/₹1,080\.00 was paid twice\. Please send back ₹1,080\.00\./)).toBeDefined();
  expect(owed.getByText(/with the number UPI 4801/)).toBeDefined();
  const { bankAccount } = here.server.platform.config;
  expect(owed.getByText(bankAccount?.number ?? "no account")).toBeDefined();
  act(() => chooseLanguage("te"));
  const inTelugu = within(await screen.findByRole("region", { name: "ఈ సొమ్ము వాపసు మీకు రెండుసార్లు వచ్చింది" }));
  expect(inTelugu.getByText(/దయచేసి ₹1,080\.00 తిరిగి పంపండి/)).toBeDefined();
});

it("[NAV-014] a try that nobody has reported on does not say that its money came when another one has paid the purchase", async () => {
  const { server } = here;
  const order = await aWaitingOrder(server);
  const silent = await started(server, order);
  server.clock.advance(60_000);
  const paid = await started(server, order);
  await pay(server, paid.fields, "success", { fault: "drop" });
  await server.call(checkPayment, { params: { txnid: paid.txnid } }, { as: order.as });
  here.open({ at: `/rbl_payment?txnid=${silent.txnid}`, as: order.as });
  expect(await screen.findByRole("heading", { name: "Already paid" })).toBeDefined();
  expect(
    screen.getByText(
      "Your order is paid. The bank has not confirmed this payment yet: if money was taken, all of it is refunded to you.",
    ),
  ).toBeDefined();
  expect(await screen.findAllByRole("link", { name: /^See order #/ })).toHaveLength(2);
  act(() => chooseLanguage("te"));
  expect(await screen.findByText(/ఈ ప్రయత్నం గురించి బ్యాంకు ఇంకా చెప్పలేదు/)).toBeDefined();
});

it("[NAV-014] a try that failed says, once another one has paid the purchase, that it took no money and leads to each order", async () => {
  const { server } = here;
  const order = await aWaitingOrder(server);
  const failed = await started(server, order);
  server.clock.advance(60_000);
  const paid = await started(server, order);
  await pay(server, failed.fields, "failure", { fault: "drop" });
  await pay(server, paid.fields, "success", { fault: "drop" });
  for (const { txnid } of [paid, failed])
    await server.call(checkPayment, { params: { txnid } }, { as: order.as });
  const opened = here.open({ at: `/rbl_payment?txnid=${failed.txnid}`, as: order.as });
  expect(await screen.findByRole("heading", { name: "Already paid" })).toBeDefined();
  expect(
    screen.getByText("Your order was paid by another payment. No money was taken this time."),
  ).toBeDefined();
  expect(screen.queryByText(/Your cart is unchanged/)).toBeNull();
  expect(screen.queryByRole("link", { name: "Continue" })).toBeNull();
  act(() => chooseLanguage("te"));
  expect(await screen.findByRole("heading", { name: "మరో ప్రయత్నంలో చెల్లించారు" })).toBeDefined();
  act(() => chooseLanguage("en"));
  const links = await screen.findAllByRole("link", { name: /^See order #/ });
  expect(links).toHaveLength(2);
  await opened.user.click(links[0] as HTMLElement);
  await waitFor(() => expect(opened.address()).toBe(`/app/order/${order.orderIds[0]}`));
});
