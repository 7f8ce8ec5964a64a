import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { queryClient } from "#engine/web/data/query-client.ts";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { placeOrder } from "#features/checkout/contract/checkout.ts";
import { chooseAssist, giveConsent, requestConsent } from "#features/checkout/contract/checkout-assist.ts";
import { checkPayment, refundOrder } from "#features/payments/contract/online-payments.ts";
import { type TestApp, testApp, testNow } from "#testing/process/app.ts";
import { lastSms } from "#testing/process/sms.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { orderOnline, pay, started } from "#testing/shop/online-payments.ts";
import { anOrder, readyToPlace } from "#testing/shop/shopping.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { breakCalls, delayCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { orderStates } from "../../contract/order-states.ts";
import type { OrderDetail } from "../../contract/orders.ts";
import { orderQuery } from "../api.ts";

let server: TestApp;
let page: OpenedApp | undefined;
let agent: { cookie: string };
let orderId = "";
let listingId = 0;
beforeAll(async () => {
  server = await testApp();
  agent = await aPerson(server, { roles: ["agent"] });
  const seller = await aSeller(server, { name: { en: "Godavari Bio", te: "గోదావరి బయో" } });
  ({ listingId } = await aProduct(server, {
    sellerId: seller.sellerId,
    priceInPaise: 1_050_00,
    commissionInPaise: 52_50,
    gstRateInBasisPoints: 500,
    title: { en: "Neem cake", te: "వేప పిండి" },
  }));
  const { orderIds } = await anOrder(server, { as: agent.cookie, lines: [{ listingId, quantity: 2 }] });
  orderId = orderIds[0] ?? "";
});
afterEach(() => page?.close());
afterAll(() => server.close());

function open(id: string, as = agent.cookie, begin = () => {}): OpenedApp {
  page = openApp(server, { at: `/app/order/${id}`, as, begin });
  return page;
}

async function setState(
  state: string,
  values: { delivered_at?: Date | null; state_entered_at?: Date } = {},
): Promise<void> {
  await server.platform.database
    .updateTable("orders")
    .set({ state, ...values })
    .where("id", "=", orderId)
    .execute();
  await server.platform.database
    .insertInto("order_state_changes")
    .values({
      order_id: orderId,
      action: "ACCEPT",
      to_state: state,
      actor_kind: "system",
      entered_at: values.delivered_at ?? values.state_entered_at ?? testNow,
    })
    .execute();
}

const summary = async () => rowsOf(await screen.findByRole("region", { name: "Order summary" }));
const rowsOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextSibling?.textContent]);

/** Shows the order with other facts than the server has: what no operation of this house makes, but the wire allows. */
async function showWith(change: (order: OrderDetail) => OrderDetail): Promise<void> {
  const { queryKey } = orderQuery(orderId);
  await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined());
  act(() => {
    queryClient.setQueryData<OrderDetail>(queryKey, (order) => order && change(order));
  });
}

describe("the order full view", () => {
  it("[NAV-153] [ORD-001] [ORD-002] [ORD-003] shows the back button, a spinner until it has loaded, and #id as breadcrumb", async () => {
    let mend = () => {};
    open(orderId, agent.cookie, () => {
      mend = delayCalls("/rest/v1/santha/orders/");
    });
    expect(await screen.findByRole("img", { name: "Loading" })).toBeDefined();
    mend();
    expect(await screen.findByRole("region", { name: "Order summary" })).toBeDefined();
    expect(screen.queryByRole("img", { name: "Loading" })).toBeNull();
    expect(screen.getByRole("button", { name: "Back" })).toBeDefined();
    const crumb = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    expect(crumb.getByRole("heading", { name: `#${orderId}` })).toBeDefined();
  });

  it("[ORD-004] has the badge Dummy order for a dummy order, and none otherwise", async () => {
    open(orderId);
    await screen.findByRole("region", { name: "Order summary" });
    expect(screen.queryByText("Dummy order")).toBeNull();
    await showWith((order) => ({ ...order, dummyOrder: true }));
    expect(await screen.findByText("Dummy order")).toBeDefined();
  });

  it("[ORD-005] [ORD-006] [ORD-007] the delivery address shows name and address; Track order opens the status", async () => {
    const opened = open(orderId);
    const address = within(await screen.findByRole("region", { name: "Delivery address" }));
    expect(address.getByText("Ramulu")).toBeDefined();
    const lines =
      "H.No. 3-41, Ramalayam Street, Khanapur, Near the primary school, Narsampet, Telangana 506132";
    expect(address.getByText(lines)).toBeDefined();
    act(() => chooseLanguage("te"));
    expect(document.body.textContent).toContain(lines.replace("Telangana", "తెలంగాణ"));
    act(() => chooseLanguage("en"));
    await opened.user.click(address.getByRole("link", { name: "Track order" }));
    await waitFor(() => expect(opened.address()).toBe(`/app/order/${orderId}/status`));
  });

  it("[ORD-010] [ORD-012] [ORD-045] [ORD-046] shows when it was placed and the state with its time; More opens the status", async () => {
    await setState("PACKED", { state_entered_at: new Date("2026-07-15T11:45:00Z") });
    const opened = open(orderId);
    const card = within((await screen.findByText("Order current status")).parentElement as HTMLElement);
    expect(card.getAllByText("14 Jul, 2026 at 11:00 AM").length).toBeGreaterThan(0);
    expect(card.getByRole("heading").textContent?.trim()).not.toBe("");
    expect(card.getByText("15 Jul, 2026 at 05:15 PM")).toBeDefined();
    await opened.user.click(card.getByRole("link", { name: "More" }));
    await waitFor(() => expect(opened.address()).toBe(`/app/order/${orderId}/status`));
    await setState("ORD_PLACED");
  });

  it("[ORD-011] [ORD-024] a delivered order reads Delivered with its time, and its margin reads earned", async () => {
    await setState("DELIVERED", { delivered_at: new Date("2026-07-16T05:00:00Z") });
    open(orderId);
    expect(await screen.findByRole("heading", { name: "Delivered" })).toBeDefined();
    expect(screen.getByText("16 Jul, 2026 at 10:30 AM")).toBeDefined();
    const rows = await summary();
    expect(rows[3]).toEqual(["Margin earned", "+ ₹105.00"]);
    expect(rows[4]?.[1]).toBe("Margin counts when ₹2,140.00 is paid.");
    await setState("ORD_PLACED", { delivered_at: null });
  });

  it("[ORD-013] [ORD-014] [ORD-015] [ORD-016] [PAY-021] the payment summary shows number, mode, bank reference and total, N.A where missing; without a mode no Payment details", async () => {
    open(orderId);
    const part = await screen.findByRole("region", { name: "Payment summary" });
    expect(rowsOf(part)).toEqual([
      ["Order ID", `#${orderId}`],
      ["Payment mode", "COD"],
      ["Payment ID", "N.A"],
      ["Total Amount", "₹2,140.00"],
    ]);
    const details = () => within(part).queryByRole("button", { name: "Payment details" });
    expect(details()).not.toBeNull();
    await showWith((order) => ({ ...order, paymentInfo: { mode: null, bank_ref_num: "619512345678" } }));
    await waitFor(() =>
      expect(rowsOf(part).slice(1, 3)).toEqual([
        ["Payment mode", "N.A"],
        ["Payment ID", "619512345678"],
      ]),
    );
    expect(details()).toBeNull();
  });

  it("[ORD-017] [ORD-018] [ORD-023] [ORD-025] [ORD-031] [ORD-033] the order summary goes from product value to final customer price", async () => {
    open(orderId);
    const rows = await summary();
    expect(rows.filter((_, at) => at !== 4)).toEqual([
      ["Product value", "₹2,100.00"],
      ["Shipping charges", "₹40.00"],
      ["Order total", "₹2,140.00"],
      ["Margin pending", "+ ₹105.00"],
      ["Final customer price", "₹2,245.00"],
    ]);
    expect(rows[4]?.[1]).toBe(
      "You earn it when the order is delivered, by 17 Jul 2026, and ₹2,140.00 is paid.",
    );
    await showWith((order) => ({ ...order, totalAgentHandlingCharge: 20 }));
    expect(await screen.findByText("+ ₹125.00")).toBeDefined();
    expect((await summary()).at(-1)).toEqual(["Final customer price", "₹2,265.00"]);
  });

  it("[ORD-019] [ORD-020] [ORD-021] handling, discount and coupon discount are shown when there are any", async () => {
    open(orderId);
    await showWith((order) => ({ ...order, handlingCost: 30, discounts: 120, totalCouponValue: 100 }));
    await screen.findByText("Handling charges");
    expect((await summary()).slice(2, 5)).toEqual([
      ["Handling charges", "₹30.00"],
      ["Discount", "−₹120.00"],
      ["Coupon discount", "−₹100.00"],
    ]);
  });

  it.each([0, null, undefined])("[ORD-022] an optional line whose amount is %s is left out", async (none) => {
    open(orderId);
    await screen.findByText("Shipping charges");
    await showWith((order) => {
      const nothing = none as unknown as number;
      const fulfillmentDeatils =
        none === undefined ? (undefined as unknown as never) : { TRANSPORT: { commission: nothing } };
      const lines = { handlingCost: nothing, discounts: nothing, totalCouponValue: nothing };
      return { ...order, ...lines, fulfillmentDeatils };
    });
    await waitFor(() => expect(screen.queryByText("Shipping charges")).toBeNull());
    expect((await summary()).slice(0, 2).map(([label]) => label)).toEqual(["Product value", "Order total"]);
  });

  it.each([
    ["[ORD-026] [ORD-029]", "CANCEL_REQUESTED", "Not counted until the cancellation is decided."],
    ["[ORD-027] [ORD-029]", "REFUND_INPROGRESS", "Not counted: this order is being returned and refunded."],
    ["[ORD-028] [ORD-029]", "ORD_REFUNDED", "Not counted: this order is being returned and refunded."],
  ])("%s in the state %s the margin reads Your total margin, in red", async (_, state, reason) => {
    await setState(state);
    open(orderId);
    const row = (await screen.findByText("Your total margin")).closest(".mrow");
    expect(row?.classList.contains("stop")).toBe(true);
    expect(screen.getByText(reason)).toBeDefined();
    await setState("ORD_PLACED");
  });

  it("[ORD-031] [ORD-077] what of the margin went back with a refund is said, also when nothing is left of it (R24)", async () => {
    const desk = tradeDesk(server);
    const trade = await desk.aTrade();
    const { masterId, orderIds } = await orderOnline(server, trade.buyer, trade.lines, true);
    const { txnid, fields } = await started(server, { as: trade.buyer, masterId });
    await pay(server, fields, "success", { fault: "drop" });
    await server.call(checkPayment, { params: { txnid } }, { as: trade.buyer });
    const id = orderIds[0] ?? "";
    const finance = await aPerson(server, { roles: ["finance"] });
    const refund = async (amountInPaise: number) => {
      const body = { amountInPaise, reason: "Short weight" };
      const done = await server.call(refundOrder, { params: { orderId: id }, body }, { as: finance.cookie });
      expect(done.status).toBe(201);
    };
    open(id, trade.buyer);
    expect(await summary()).toContainEqual(["Margin pending", "+ ₹60.00"]);
    expect(screen.queryByText(/went back to the customer/)).toBeNull();
    await refund(1_365_50);
    await page?.close();
    open(id, trade.buyer);
    expect(await summary()).toContainEqual(["Margin pending", "+ ₹34.50"]);
    const less = "₹25.50 of your margin went back to the customer with a refund.";
    expect(await summary()).toContainEqual(["Why the margin is less", less]);
    await refund(34_50);
    await page?.close();
    open(id, trade.buyer);
    const words = (await summary()).map(([label]) => label);
    expect(words).not.toContain("Margin pending");
    expect(words).toContain("Why the margin is less");
  });

  it("[ORD-025] [ORD-029] in every other state the margin is not red; of an order that has ended it is not pending either", async () => {
    open(orderId);
    await screen.findByText("Margin pending");
    for (const [currentState, cancelled, reason] of [
      ["SETTLEMENT_APPROVAL_INP", true, "not payable, order cancelled"],
      ["ORD_EXPIRED", false, "Not payable: the order was not paid in time."],
      [
        "PAYMENT_PENDING",
        false,
        "You earn it when the transfer of ₹2,140.00 is received and the order is delivered.",
      ],
      ["PAYMENT_FAILED", false, "Not payable: the payment failed."],
    ] as const) {
      await showWith((order) => ({ ...order, cancelled, stateInfo: { ...order.stateInfo, currentState } }));
      expect(await screen.findByText(reason)).toBeDefined();
      const isOver = currentState !== "PAYMENT_PENDING";
      // The paper of an order that has ended would promise a parcel.
      expect(screen.queryByRole("button", { name: "Invoice" }) === null).toBe(isOver);
      expect(screen.queryByText("When you get the margin") === null).toBe(isOver);
      const row = screen.getByText(isOver ? "Your total margin" : "Margin pending").closest(".mrow");
      expect(row?.className).toBe(isOver ? "mrow" : "mrow earn");
    }
  });

  it("[ORD-032] [ORD-076] [ORD-077] the margin stands on the buyer's own order, and has no row in the summary where it is 0", async () => {
    open(orderId);
    expect(await screen.findByText("Margin pending")).toBeDefined();
    expect(screen.getByText("Margin", { selector: "dt" })).toBeDefined();
    await page?.close();
    const farmer = await aPerson(server);
    const own = await anOrder(server, { as: farmer.cookie, lines: [{ listingId, quantity: 1 }] });
    open(own.orderIds[0] ?? "", farmer.cookie);
    expect((await summary()).at(-1)).toEqual(["Final customer price", "₹1,090.00"]);
    const shown = [...document.querySelectorAll("dt")].map(({ textContent }) => textContent);
    expect(shown.filter((label) => /margin/i.test(label ?? ""))).toEqual(["Margin"]);
  });

  it("[ORD-056] no state key is ever shown, known or not", async () => {
    const states: readonly string[] = [...orderStates, "SOMETHING_NEW"];
    // The database refuses a state that nobody knows; a newer server may send one.
    await server.pool.query("alter table orders drop constraint orders_state_is_known");
    for (const state of states) {
      await setState(state);
      open(orderId);
      await screen.findByRole("region", { name: "Order summary" });
      expect(document.body.textContent).not.toContain(state);
      await page?.close();
    }
    await setState("ORD_PLACED");
  });

  it("[ERR-012] [ORD-075] an order that is not there ends the spinner with an error and a way back", async () => {
    const opened = open("260714999999");
    expect(await screen.findByText("There is no such order.")).toBeDefined();
    expect(screen.queryByRole("img", { name: "Loading" })).toBeNull();
    await opened.user.click(screen.getByRole("link", { name: "Back to my orders" }));
    await waitFor(() => expect(opened.address()).toBe("/app/order"));
  });

  it("[ERR-012] [ORD-075] an order of somebody else looks like none", async () => {
    const stranger = await aPerson(server);
    open(orderId, stranger.cookie);
    expect(await screen.findByText("There is no such order.")).toBeDefined();
    expect(screen.queryByText("Neem cake")).toBeNull();
  });

  it("[ERR-012] without connection the spinner ends, with a way back and another try", async () => {
    const opened = open(orderId);
    const mend = breakCalls("/orders/", "no answer");
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getByRole("link", { name: "Back to my orders" })).toBeDefined();
    mend();
    await opened.user.click(again);
    expect(await screen.findByRole("heading", { name: "Neem cake" })).toBeDefined();
  });
});

describe("an order that an agent placed for a farmer", () => {
  const goods = { priceInPaise: 500_00, commissionInPaise: 20_00, mrpInPaise: 700_00 };

  async function anAssistedOrder(isAgreed: boolean): Promise<string> {
    const { listingId } = await aProduct(server, goods);
    await readyToPlace(server, { as: agent.cookie, lines: [{ listingId, quantity: 2 }] });
    const mobileNo = isAgreed ? "9455500001" : "9455500002";
    const body = {
      farmer: { firstName: "Lakshmi", mobileNo },
      margins: [{ listingId, marginInPaise: 30_00 }],
      agentHandlingInPaise: 15_50,
    };
    const { data } = await server.call(chooseAssist, { body }, { as: agent.cookie });
    const { fingerprint } = data;
    if (isAgreed) {
      const asked = await server.call(requestConsent, { body: { fingerprint } }, { as: agent.cookie });
      const message = await lastSms(server, { to: mobileNo });
      const code = /#(\d{6})$/.exec(message)?.[1] ?? "";
      const proof = { requestId: asked.data.requestId, code };
      await server.call(giveConsent, { body: proof }, { as: agent.cookie });
    }
    const wish = { paymentMode: "COD", fingerprint } as const;
    const placed = await server.call(placeOrder, { body: wish }, { as: agent.cookie });
    return placed.data.orderIds[0] ?? "";
  }

  it("[ORD-031] [ORD-033] [CART-005] counts the agent's handling charge into margin and final price, and says who agreed to what", async () => {
    const agreed = await anAssistedOrder(true);
    open(agreed);
    const rows = await summary();
    expect(rows).toContainEqual(["Order total", "₹1,040.00"]);
    expect(rows).toContainEqual(["Margin pending", "+ ₹75.50"]);
    expect(rows).toContainEqual(["Final customer price", "₹1,115.50"]);
    const placedFor = within(screen.getByRole("region", { name: "Placed for" }));
    expect(placedFor.getByText("Lakshmi")).toBeDefined();
    expect(placedFor.getByText(/Agreed to ₹1,115\.50 by code, 14 Jul, 2026/)).toBeDefined();
  });

  it("[CART-005] says so where the farmer has not confirmed it", async () => {
    open(await anAssistedOrder(false));
    const placedFor = within(await screen.findByRole("region", { name: "Placed for" }));
    expect(placedFor.getByText("Not confirmed by the farmer with a code")).toBeDefined();
  });
});
