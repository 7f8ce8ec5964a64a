import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { aWaitingOrder, pay, started } from "#testing/shop/online-payments.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { checkPayment, refundOrder } from "../../contract/online-payments.ts";

let server: TestApp;
let page: OpenedApp | undefined;
/** Forms with which the browser left for the payment page. */
let left: Record<string, string>[] = [];
beforeAll(async () => {
  server = await testApp();
});
beforeEach(() => {
  left = [];
  // The browser of the tests opens no other page.
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    const fields = Object.fromEntries([...new FormData(this)].map(([name, value]) => [name, String(value)]));
    left.push({ ...fields, action: this.getAttribute("action") ?? "" });
  });
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const open = (at: string, as: string, begin = () => {}) => {
  page = openApp(server, { at, as, begin });
  return page;
};
const press = async ({ user }: OpenedApp, name: string | RegExp) =>
  user.click((await screen.findAllByRole("button", { name }))[0] as HTMLElement);

describe("the payment return screen", () => {
  it("[NAV-012] [NAV-014] states that the money has come, and leads on to the order success page", async () => {
    const order = await aWaitingOrder(server);
    const { txnid, fields } = await started(server, order);
    await pay(server, fields, "success", { fault: "drop" });
    const opened = open(`/rbl_payment?txnid=${txnid}`, order.as);
    expect(await screen.findByRole("heading", { name: "Payment received" })).toBeDefined();
    expect(screen.getByText("We received ₹1,080.00. Your order is placed.")).toBeDefined();
    await opened.user.click(screen.getByRole("link", { name: "See your order" }));
    await waitFor(() => expect(opened.address()).toBe(`/app/order/success/${order.masterId}`));
    expect(await screen.findByText("Your order placed successfully!")).toBeDefined();
    const summary = within(await screen.findByRole("region", { name: "Payment summary" }));
    expect(summary.getByText("Online")).toBeDefined();
    expect(summary.getByText(/^4039937155\d{10}$/)).toBeDefined();
  });

  it("[NAV-014] [CART-008] states that it failed, in Telugu too, and leads on to the order failed page, which leads to another try with the cart as it was", async () => {
    const order = await aWaitingOrder(server);
    const { txnid, fields } = await started(server, order);
    await pay(server, fields, "failure");
    chooseLanguage("te");
    const opened = open(`/rbl_payment?txnid=${txnid}`, order.as);
    expect(await screen.findByRole("heading", { name: "చెల్లింపు విఫలమైంది" })).toBeDefined();
    chooseLanguage("en");
    await opened.user.click(await screen.findByRole("link", { name: "Continue" }));
    await waitFor(() => expect(opened.address()).toBe("/app/order/failed"));
    expect(
      await screen.findByText("Any payment failure will be refunded to the bank within 7-10 working days."),
    ).toBeDefined();
    await opened.user.click((await screen.findAllByRole("link", { name: "Try again" }))[0] as HTMLElement);
    await waitFor(() => expect(opened.address()).toBe("/app/store/checkout/confirm"));
    expect((await screen.findAllByRole("button", { name: "Place order" })).length).toBeGreaterThan(0);
  });

  it("shows that the bank is asked, offers another try and a way out, and opens the cart again", async () => {
    const order = await aWaitingOrder(server);
    const { txnid } = await started(server, order);
    const opened = open(`/rbl_payment?txnid=${txnid}`, order.as);
    expect(await screen.findByText(/The bank has not confirmed ₹1,080\.00 yet/)).toBeDefined();
    await press(opened, "Pay again");
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]?.["txnid"]).not.toBe(txnid);
    await waitFor(() => expect(opened.address()).toBe(`/rbl_payment?txnid=${left[0]?.["txnid"]}`));
    await press(opened, "Cancel this payment");
    expect(await screen.findByRole("heading", { name: "This payment has ended" })).toBeDefined();
    expect(screen.getByText(/If money was taken, all of it is refunded to you/)).toBeDefined();
    expect(screen.queryByText(/No money was taken/)).toBeNull();
    act(() => chooseLanguage("te"));
    expect(await screen.findByRole("heading", { name: "ఈ చెల్లింపు ముగిసింది" })).toBeDefined();
  });

  it("says that money which came too late goes back", async () => {
    const order = await aWaitingOrder(server);
    const { txnid, fields } = await started(server, order);
    const again = await started(server, order);
    await pay(server, again.fields, "success", { fault: "drop" });
    await server.call(checkPayment, { params: { txnid: again.txnid } }, { as: order.as });
    await pay(server, fields, "success", { fault: "drop" });
    open(`/rbl_payment?txnid=${txnid}`, order.as);
    expect(await screen.findByRole("heading", { name: "Refund on its way" })).toBeDefined();
    expect(screen.getByText(/₹1,080\.00 came, but another try had paid this purchase/)).toBeDefined();
  });

  it("finds the open payment by itself when the answer could not be read, and says so when there is none", async () => {
    const { cookie } = await aPerson(server);
    open("/rbl_payment", cookie);
    expect(await screen.findByText("No open payment")).toBeDefined();
    await page?.close();
    const order = await aWaitingOrder(server);
    await started(server, order);
    open("/rbl_payment", order.as);
    expect(await screen.findByText(/The bank has not confirmed/)).toBeDefined();
  });

  it("offers to ask again when there is no connection", async () => {
    const order = await aWaitingOrder(server);
    const { txnid } = await started(server, order);
    let mend = () => {};
    open(`/rbl_payment?txnid=${txnid}`, order.as, () => {
      mend = breakCalls("/v2/online-payments", "no answer");
    });
    expect(await screen.findByRole("button", { name: /again|retry/i })).toBeDefined();
    mend();
  });

  it("[NAV-013] sends who is not signed in to sign-in and back afterwards", async () => {
    page = openApp(server, { at: "/rbl_payment?txnid=1T1" });
    await waitFor(() => expect(page?.address()).toBe("/auth/signin"));
  });
});

describe("paying from the confirm step", () => {
  async function ready(roles: readonly "agent"[] = []) {
    const { cookie } = await aPerson(server, { roles });
    const { listingId } = await aProduct(server, { priceInPaise: 500_00, commissionInPaise: 25_00 });
    await readyToPlace(server, { as: cookie, lines: [{ listingId, quantity: 1 }] });
    return open("/app/store/checkout/confirm", cookie);
  }

  it("[CART-006] takes online as payment mode, places the order and leaves for the payment page with the order total", async () => {
    const opened = await ready();
    await opened.user.click(await screen.findByRole("radio", { name: /^Pay online/ }));
    await press(opened, "Place order and pay");
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]).toMatchObject({ amount: "540.00", action: "/fake-payu/_payment" });
    await waitFor(() => expect(opened.address()).toBe(`/rbl_payment?txnid=${left[0]?.["txnid"]}`));
  });

  it("asks an agent's customer for the final price, the margin in it", async () => {
    const opened = await ready(["agent"]);
    const choice = await screen.findByRole("radio", { name: /^My customer pays online/ });
    expect(choice.closest("label")?.textContent).toContain("₹565.00");
    await opened.user.click(choice);
    await press(opened, "Place order and pay");
    await waitFor(() => expect(left[0]).toMatchObject({ amount: "565.00", firstname: "Ramulu" }));
  });

  it("an order that waits locks cart and confirm step, and both say so and lead to the payment", async () => {
    const order = await aWaitingOrder(server);
    const opened = open("/app/store/checkout/cart", order.as);
    const card = within(await screen.findByRole("region", { name: "Complete your online payment" }));
    expect(card.getByText(/Pay ₹1,080\.00 by 11:30 AM/)).toBeDefined();
    opened.goTo("/app/store/checkout/confirm");
    await screen.findByRole("radio", { name: /^Pay online/ });
    await press(opened, "Pay now");
    await waitFor(() => expect(left).toHaveLength(1));
    await waitFor(() => expect(opened.address()).toBe(`/rbl_payment?txnid=${left[0]?.["txnid"]}`));
    opened.goTo("/app/store/checkout/cart");
    await screen.findByRole("region", { name: "Complete your online payment" });
    await press(opened, "Cancel this payment");
    expect(await screen.findByText("Payment cancelled. You can change your cart again.")).toBeDefined();
    await waitFor(() =>
      expect(screen.queryByRole("region", { name: "Complete your online payment" })).toBeNull(),
    );
  });
});

describe("the order page", () => {
  it("[ORD-014] [ORD-015] shows the mode and the bank's number of an online payment, and the way to pay while it waits", async () => {
    const order = await aWaitingOrder(server);
    const { txnid, fields } = await started(server, order);
    const orderId = order.orderIds[0] ?? "";
    open(`/app/order/${orderId}`, order.as);
    expect(await screen.findByRole("button", { name: "Pay now" })).toBeDefined();
    await page?.close();
    await pay(server, fields, "success", { fault: "drop" });
    await server.call(checkPayment, { params: { txnid } }, { as: order.as });
    open(`/app/order/${orderId}`, order.as);
    const summary = within(await screen.findByRole("region", { name: "Payment summary" }));
    expect(summary.getByText("Online")).toBeDefined();
    expect(summary.getByText(/^\d{12}$/, { selector: "dd" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Pay now" })).toBeNull();
  });

  it("shows what was sent back", async () => {
    const order = await aWaitingOrder(server);
    const { txnid, fields } = await started(server, order);
    await pay(server, fields, "success", { fault: "drop" });
    await server.call(checkPayment, { params: { txnid } }, { as: order.as });
    const orderId = order.orderIds[0] ?? "";
    const finance = await aPerson(server, { roles: ["finance"] });
    const body = { amountInPaise: 125_50, reason: "Short weight" };
    await server.call(refundOrder, { params: { orderId }, body }, { as: finance.cookie });
    open(`/app/order/${orderId}`, order.as);
    const refunds = within(await screen.findByRole("region", { name: "Refunds" }));
    expect(refunds.getByText("Refund of ₹125.50")).toBeDefined();
    expect(refunds.getByText("Sent to you")).toBeDefined();
    expect(refunds.getByText("The way you paid (UPI)")).toBeDefined();
    expect(refunds.getByText("Short weight")).toBeDefined();
  });
});
