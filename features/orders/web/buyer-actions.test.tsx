import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { queryClient } from "#engine/web/data/query-client.ts";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { placeOrder } from "#features/checkout/contract/checkout.ts";
import { checkPayment } from "#features/payments/contract/online-payments.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { orderOnline, pay, started } from "#testing/shop/online-payments.ts";
import { anOrder, readyToPlace } from "#testing/shop/shopping.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { listOrders } from "../contract/orders.ts";
import { ordersQuery } from "./api.ts";

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

async function opened(values: object = {}) {
  const { cookie } = await aPerson(server, { roles: ["agent"] });
  const { listingId } = await aProduct(server, { title: { en: "Neem cake", te: "వేప పిండి" } });
  const { orderIds } = await anOrder(server, { as: cookie, lines: [{ listingId, quantity: 1 }] });
  const orderId = orderIds[0] ?? "";
  if (Object.keys(values).length > 0) {
    await server.platform.database.updateTable("orders").set(values).where("id", "=", orderId).execute();
  }
  page = openApp(server, { at: "/app/order", as: cookie });
  const tile = within((await screen.findByText(`#${orderId}`)).closest("article") as HTMLElement);
  const stateNow = async () => {
    const { data } = await server.call(listOrders, { query: {} }, { as: cookie });
    return data.orders[0]?.stateInfo.currentState;
  };
  return { cookie, orderId, tile, user: page.user, stateNow };
}

it("[ORD-058] [ORD-059] [ORD-062] [ORD-065] [ORD-066] [ORD-067] the tile offers what the server lists, by its label, and asks before it cancels", async () => {
  const { tile, user, orderId, stateNow } = await opened();
  expect(tile.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Cancel order"]);
  await user.click(tile.getByRole("button", { name: `Cancel order: #${orderId}` }));
  const dialog = within(screen.getByRole("alertdialog", { name: "Confirm cancel order" }));
  expect(dialog.getByText("Are you sure you want to cancel this order?")).toBeDefined();
  expect(dialog.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Cancel", "Ok"]);
  expect(await stateNow()).toBe("ORD_PLACED");
});

it.each([
  ["nothing", { state: "SETTLED", delivered_at: new Date("2026-07-14T05:00:00Z") }, []],
  ["nothing", { state: "ORD_CANCELLED", is_cancelled: true }, []],
  ["a return", { state: "DELIVERED", delivered_at: new Date("2026-07-14T05:00:00Z") }, ["REQUEST_RETURN"]],
])(
  "[ORD-058] when an order is over and the server lists %s, the tile offers that and no more",
  async (_, values, listed) => {
    const { cookie, tile } = await opened(values);
    const { data } = await server.call(listOrders, { query: {} }, { as: cookie });
    expect(data.orders[0]?.stateInfo.buyerActions).toEqual(listed);
    const offered = tile.queryAllByRole("button").map(({ textContent }) => textContent);
    // What can be bought again is no action on the order.
    expect(offered.filter((text) => text !== "Order again")).toHaveLength(listed.length);
  },
);

it("[ORD-063] confirmed, the server is called and the tile is read again", async () => {
  const { tile, user, orderId, stateNow } = await opened();
  expect(tile.getByRole("heading", { name: "Neem cake" })).toBeDefined();
  expect(tile.getByText("14 Jul 2026")).toBeDefined();
  await user.click(tile.getByRole("button", { name: /Cancel order/ }));
  await user.click(screen.getByRole("button", { name: "Ok" }));
  const cancelled = await screen.findByText("Cancelled");
  expect(cancelled.textContent).toContain("not payable, order cancelled");
  expect(await stateNow()).toBe("ORD_CANCELLED");
  await user.click(screen.getByRole("link", { name: "Neem cake" }));
  await waitFor(() => expect(page?.address()).toBe(`/app/order/${orderId}`));
});

it("[ORD-064] [ORD-068] declined or pressed beside, no call is made and the tile stays as it was", async () => {
  const { tile, user, stateNow } = await opened();
  await user.click(tile.getByRole("button", { name: /Cancel order/ }));
  const dialog = screen.getByRole("alertdialog");
  fireEvent.click(dialog, { clientX: 1, clientY: 1 });
  expect(screen.getByRole("alertdialog")).toBe(dialog);
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(tile.getByText(/Order placed, reaches by/)).toBeDefined();
  expect(await stateNow()).toBe("ORD_PLACED");
});

it("[ORD-065] before cancelling it is said what follows for this order, and the focus begins on keeping it", async () => {
  const { tile, user } = await opened();
  await user.click(tile.getByRole("button", { name: /Cancel order/ }));
  const dialog = within(screen.getByRole("alertdialog"));
  expect(
    dialog.getByText("Nothing was paid, so nothing is charged. Your margin of ₹50.00 is dropped."),
  ).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Cancel" }));
});

it("[ORD-065] what was paid is said to go back to the payer, and that the seller decides about what is packed", async () => {
  const desk = tradeDesk(server);
  const trade = await desk.aTrade();
  const { masterId, orderIds } = await orderOnline(server, trade.buyer, trade.lines, true);
  const { txnid, fields } = await started(server, { as: trade.buyer, masterId });
  await pay(server, fields, "success", { fault: "drop" });
  await server.call(checkPayment, { params: { txnid } }, { as: trade.buyer });
  const order = { ...trade, orderId: orderIds[0] ?? "" };
  await desk.packed(order);
  page = openApp(server, { at: "/app/order", as: trade.buyer });
  await page.user.click(await screen.findByRole("button", { name: /Cancel order/ }));
  const dialog = within(screen.getByRole("alertdialog"));
  expect(
    dialog.getByText(
      "It is already packed, so the seller decides first. ₹1,400.00 goes back to the payer. Your margin of ₹60.00 is dropped.",
    ),
  ).toBeDefined();
});

it("[ORD-060] an action that this app does not know yet has a readable label", async () => {
  await opened();
  const { queryKey } = ordersQuery({ type: "", days: null });
  queryClient.setQueryData(queryKey, (known) => {
    if (!known) return known;
    const pages = known.pages.map((one) => ({
      ...one,
      orders: one.orders.map((order) => ({
        ...order,
        stateInfo: { ...order.stateInfo, buyerActions: ["RAISE_TICKET"] },
      })),
    }));
    return { ...known, pages };
  });
  expect((await screen.findByRole("button", { name: /Raise ticket/ })).textContent).toBe("Raise ticket");
});

it("[ORD-061] a practice order has no buttons", async () => {
  const { cookie: as } = await aPerson(server, { roles: ["agent"] });
  const { listingId } = await aProduct(server);
  const { fingerprint } = await readyToPlace(server, { as, lines: [{ listingId, quantity: 1 }] });
  const body = { paymentMode: "COD", fingerprint, isPractice: true } as const;
  const { data } = await server.call(placeOrder, { body }, { as });
  page = openApp(server, { at: "/app/order", as });
  await page.user.click(await screen.findByRole("radio", { name: /Dummy/ }));
  const tile = (await screen.findByText(`#${data.orderIds[0]}`)).closest("article") as HTMLElement;
  expect(within(tile).queryAllByRole("button")).toEqual([]);
});

it("[ERR-006] an action that is refused says why in the server's words, and the tile is read again", async () => {
  const { tile, user, orderId } = await opened();
  await server.platform.database
    .updateTable("orders")
    .set({ state: "DISPATCHED" })
    .where("id", "=", orderId)
    .execute();
  await user.click(tile.getByRole("button", { name: /Cancel order/ }));
  await user.click(screen.getByRole("button", { name: "Ok" }));
  expect(await screen.findByText("This is not possible any more. The order has moved on.")).toBeDefined();
  expect(await screen.findByText(/On the way, reaches by/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /Cancel order/ })).toBeNull();
});

it("[ERR-006] without connection nothing changes, and it is said", async () => {
  const { tile, user, stateNow } = await opened();
  const mend = breakCalls("/farmerstore/", "no answer");
  await user.click(tile.getByRole("button", { name: /Cancel order/ }));
  await user.click(screen.getByRole("button", { name: "Ok" }));
  expect(await screen.findByText("No connection. Please try again.")).toBeDefined();
  mend();
  expect(await stateNow()).toBe("ORD_PLACED");
});

const delivered = { delivered_at: new Date("2026-07-14T05:00:00Z") };
it.each([
  ["[ORD-069]", { state: "PACKED" }, "PENDING"],
  ["[ORD-070]", { state: "CANCEL_REQUESTED" }, "MARGIN"],
  ["[ORD-070]", { state: "REFUND_INPROGRESS" }, "MARGIN"],
  ["[ORD-070]", { state: "ORD_REFUNDED" }, "MARGIN"],
  ["[ORD-071]", { state: "DELIVERED", ...delivered }, "EARNED"],
])("%s with %o the tile shows its margin as %s", async (_, values, label) => {
  const { tile } = await opened(values);
  expect(tile.getByText(new RegExp(`^${label}`)).textContent).toBe(`${label} ₹50.00`);
});

it.each([
  ["[ORD-052] [ORD-054]", "SETTLEMENT_APPROVAL_INP", "Refund approval in progress"],
  ["[ORD-053] [ORD-054]", "SETTLEMENT_INP", "Sent for refund"],
])("%s a cancelled order in %s reads %s, also when it had been delivered", async (_, state, text) => {
  const { tile } = await opened({ state, is_cancelled: true, ...delivered });
  expect(tile.getByText(text)).toBeDefined();
});

it("[ORD-073] [ORD-062] [ORD-064] [ORD-067] reads in Telugu, with the day as dd MMM yyyy; the button that leaves the order alone does not read as cancelling it", async () => {
  chooseLanguage("te");
  const { tile, user } = await opened();
  expect(tile.getByText("14 జులై 2026")).toBeDefined();
  await user.click(tile.getByRole("button", { name: /ఆర్డర్ రద్దు చేయండి/ }));
  expect(screen.getByText("ఈ ఆర్డర్‌ను నిజంగా రద్దు చేయాలనుకుంటున్నారా?")).toBeDefined();
  const buttons = within(screen.getByRole("alertdialog")).getAllByRole("button");
  expect(buttons.map((button) => button.textContent)).toEqual(["వద్దు", "సరే"]);
});
