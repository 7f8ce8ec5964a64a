import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { aWaitingOrder, checked, pay, runJob, started } from "#testing/shop/online-payments.ts";
import { aParcel, moveOnTo } from "#testing/shop/order-moves.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { transferDesk } from "#testing/shop/transfers.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { actOnOrder } from "../../contract/order-actions.ts";
import type { OrderState } from "../../contract/order-states.ts";
import { listOrders } from "../../contract/orders.ts";

let server: TestApp;
let page: OpenedApp | undefined;
beforeEach(async () => {
  server = await testApp();
});
afterEach(async () => {
  await page?.close();
  await server.close();
});
const noonOf = (day: number): void => server.clock.set(new Date(Date.UTC(2026, 6, day, 6, 30)));

/** The steps under this status: what each says, and which of them happened last. */
async function steps(status: string, { as, orderId }: { readonly as: string; readonly orderId: string }) {
  page = openApp(server, { at: `/app/order/${orderId}`, as });
  const heading = await screen.findByRole("heading", { name: status });
  const items = within(heading.parentElement as HTMLElement).getAllByRole("listitem");
  const said = items.map(({ textContent }) => textContent ?? "");
  return { said, last: items.findIndex((item) => item.hasAttribute("aria-current")) };
}

describe("the status line of an order that is paid before it is placed", () => {
  /** Ordered on 14 July at 11 AM, to be paid by transfer. */
  async function ordered() {
    const desk = await transferDesk(server);
    const order = await desk.transferred();
    return { ...order, desk, orderId: order.first };
  }
  /** The same; its money was there on 16 July at noon. */
  async function paid() {
    const order = await ordered();
    await order.desk.claim(order, "HDFCR52026071600001234");
    noonOf(16);
    expect((await order.desk.found(order.masterId, "HDFCR52026071600001234")).status).toBe(201);
    return order;
  }

  it("[ORD-012] while the payment is awaited it says so with the time since when, and nothing reads placed", async () => {
    expect(await steps("Waiting for the payment", await ordered())).toEqual({
      said: [
        "Waiting for the payment14 Jul, 2026 at 11:00 AM",
        "Payment received",
        "Accepted by the seller",
        "Packed",
        "On the way to Narsampet",
        "Delivered, 3 days after your payment",
      ],
      last: 0,
    });
    expect(document.body.textContent).not.toContain("Order placed");
  });

  it("[ORD-012] once the payment was there it reads Order placed with the time of that, and delivery counts from then", async () => {
    const { said, last } = await steps("Order placed", await paid());
    expect(said).toEqual([
      "DoneWaiting for the payment14 Jul, 2026 at 11:00 AM",
      "Order placedPayment received: 16 Jul, 2026 at 12:00 PM",
      "Accepted by the seller, by 19 Jul 2026",
      "Packed",
      "On the way to Narsampet",
      "Delivered, by 19 Jul 2026",
    ]);
    expect(last).toBe(1);
  });

  it("[ORD-012] in later states it still says when the order was placed, and of each state its own time", async () => {
    const order = await paid();
    noonOf(17);
    await moveOnTo(server, { ...order, last: "SELLER_ACCEPTED", minutesEach: 0, shipment: aParcel });
    const { said, last } = await steps("Accepted by the seller", order);
    expect(said.slice(1, 3)).toEqual([
      "DoneOrder placedPayment received: 16 Jul, 2026 at 12:00 PM",
      "Accepted by the seller17 Jul, 2026 at 12:00 PM",
    ]);
    expect(last).toBe(2);
  });

  it("[ORD-012] an order that ended unpaid was never placed: it waited, and is over since its own time", async () => {
    const order = await ordered();
    noonOf(20);
    await runJob(server, "payments/expire-transfers");
    expect(await steps("Over, not paid", order)).toEqual({
      said: ["DoneWaiting for the payment14 Jul, 2026 at 11:00 AM", "Over, not paid20 Jul, 2026 at 12:00 PM"],
      last: 1,
    });
  });

  it("[ORD-012] an order whose online payment failed was never placed either", async () => {
    const order = await aWaitingOrder(server);
    const { txnid, fields } = await started(server, order);
    noonOf(14);
    await pay(server, fields, "failure");
    await checked(server, order.as, txnid);
    expect(await steps("Payment failed", { as: order.as, orderId: order.orderIds[0] ?? "" })).toEqual({
      said: ["DoneWaiting for the payment14 Jul, 2026 at 11:00 AM", "Payment failed14 Jul, 2026 at 12:00 PM"],
      last: 1,
    });
  });
});

describe("the way of an order", () => {
  const minutesEach = 10;

  /** An order of one product, moved as far as this. */
  async function orderIn(last: OrderState) {
    const { cookie: as } = await aPerson(server);
    const { listingId } = await aProduct(server);
    const { orderIds } = await anOrder(server, { as, lines: [{ listingId, quantity: 1 }] });
    const orderId = orderIds[0] ?? "";
    await moveOnTo(server, { orderId, last, minutesEach, shipment: aParcel });
    return { as, orderId };
  }

  it("[ORD-012] shows every step that happened with its time, then what comes, and who carries the parcel", async () => {
    const { said, last } = await steps("On the way", await orderIn("DISPATCHED"));
    expect(said).toEqual([
      "DoneOrder placed14 Jul, 2026 at 11:00 AM",
      "DoneAccepted by the seller14 Jul, 2026 at 11:10 AM",
      "DonePacked14 Jul, 2026 at 11:20 AM",
      "On the way to Narsampet14 Jul, 2026 at 11:30 AM",
      "Out for delivery",
      "Delivered, by 17 Jul 2026",
    ]);
    expect(last).toBe(3);
    const parcel = within(screen.getByRole("region", { name: "Parcel" }));
    expect(parcel.getByText("EA123456789IN")).toBeDefined();
    expect(screen.queryByText("Delivery code")).toBeNull();
  });

  it("while the parcel is out for delivery its code stands there with what it is for", async () => {
    const order = await orderIn("OUT_FOR_DELIVERY");
    await steps("Out for delivery", order);
    const { data } = await server.call(listOrders, { query: {} }, { as: order.as });
    expect(data.orders[0]?.deliveryCode).toMatch(/^\d{4}$/);
    expect(screen.getByText("Delivery code").nextSibling?.textContent).toBe(data.orders[0]?.deliveryCode);
    expect(screen.getByText(/^Tell it to the person who brings the parcel/)).toBeDefined();
  });

  it("[ORD-011] [ORD-046] a delivered order that is to go back reads Delivered and Return requested, each with its own time", async () => {
    const { as, orderId } = await orderIn("DELIVERED");
    noonOf(17);
    const asked = { params: { orderId }, query: { action: "REQUEST_RETURN" } } as const;
    expect((await server.call(actOnOrder, asked, { as })).status).toBe(201);
    const { said, last } = await steps("Return requested", { as, orderId });
    expect(said.slice(-3)).toEqual([
      "DoneDelivered14 Jul, 2026 at 11:50 AM",
      "Return requested17 Jul, 2026 at 12:00 PM",
      "Decision on your request",
    ]);
    expect(last).toBe(said.length - 2);
  });

  it("a cancelled order shows the branch that it took, and nothing more to come", async () => {
    const { as, orderId } = await orderIn("SELLER_ACCEPTED");
    noonOf(15);
    const cancel = { params: { orderId }, query: { action: "CANCEL_ORDER" } } as const;
    await server.call(actOnOrder, cancel, { as });
    const { said } = await steps("Cancelled", { as, orderId });
    expect(said.map((one) => one.replace(/^Done/, ""))).toEqual([
      "Order placed14 Jul, 2026 at 11:00 AM",
      "Accepted by the seller14 Jul, 2026 at 11:10 AM",
      "Cancellation approved15 Jul, 2026 at 12:00 PM",
      "Cancelled15 Jul, 2026 at 12:00 PM",
    ]);
  });
});
