import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { cancelLines } from "#features/orders/contract/order-requests.ts";
import { recordPayment } from "#features/payments/contract/payments.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { onlyMarginLeft } from "#testing/shop/farmers-order.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";

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

/** A seller with so many orders of one product each, newest first. */
async function received(orders: number) {
  const person = await aPerson(server, { roles: ["seller"] });
  const { sellerId } = await aSeller(server, { profileId: person.profileId });
  const { listingId } = await aProduct(server, {
    sellerId,
    onHand: 100,
    priceInPaise: 500_00,
    title: { en: "Neem cake", te: "వేప పిండి" },
  });
  const buyer = await aPerson(server);
  const orderIds: string[] = [];
  for (let at = 0; at < orders; at += 1) {
    const placed = await anOrder(server, { as: buyer.cookie, lines: [{ listingId, quantity: 2 }] });
    orderIds.unshift(...placed.orderIds);
  }
  return { seller: person.cookie, buyer: buyer.cookie, listingId, orderIds, orderId: orderIds[0] ?? "" };
}
function open(as: string, at = "/app/sell/orders"): OpenedApp {
  page = openApp(server, { at, as });
  return page;
}
const press = async (name: string | RegExp) => page?.user.click(await screen.findByRole("button", { name }));
const stateIs = (text: string) => screen.findByRole("heading", { name: text });

it("[NAV-125] [SELL-004] the orders received are listed with their counts, found by number, and continued", async () => {
  const { seller, orderIds } = await received(11);
  open(seller);
  expect(await screen.findAllByRole("heading", { name: "Orders received" })).not.toHaveLength(0);
  expect(await screen.findByText(`#${orderIds[0]}`)).toBeDefined();
  expect(screen.getAllByRole("article")).toHaveLength(10);
  expect(screen.getAllByText(/Ramulu, Narsampet · 2 packs/)).not.toHaveLength(0);
  await press("Load more");
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(11));
  await press("New (11)");
  expect(await screen.findByText(`#${orderIds[0]}`)).toBeDefined();
  await press("To pack (0)");
  expect(await screen.findByText("No orders found")).toBeDefined();
  await press("Show all orders");
  await page?.user.type(screen.getByRole("textbox", { name: "Order number" }), orderIds[3] ?? "");
  await press("Search");
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
  expect(screen.getByText(`#${orderIds[3]}`)).toBeDefined();
});

it("[NAV-125] [SELL-004] whoever comes back from an order finds the orders as he had chosen them; all of them again empty the search", async () => {
  const { seller, orderId } = await received(2);
  const { user } = open(seller);
  await press("New (2)");
  await user.type(screen.getByRole("textbox", { name: "Order number" }), orderId);
  await press("Search");
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
  await user.click(screen.getByRole("link", { name: "Neem cake" }));
  await stateIs("Order placed");
  await act(async () => window.history.back());
  expect((await screen.findByRole("button", { name: "New (2)" })).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByRole("textbox", { name: "Order number" })).toHaveProperty("value", orderId);
  expect(screen.getAllByRole("article")).toHaveLength(1);
  await press("To pack (0)");
  await press("Show all orders");
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(2));
  expect(screen.getByRole("textbox", { name: "Order number" })).toHaveProperty("value", "");
});

it("[NAV-126] [SELL-004] an order is brought from new to paid with the buttons that the server lists", async () => {
  const { seller, orderId } = await received(1);
  const { user } = open(seller, `/app/sell/orders/${orderId}`);
  await stateIs("Order placed");
  expect(screen.getAllByText(`#${orderId}`)).not.toHaveLength(0);
  await press("Accept order");
  await stateIs("Accepted by the seller");
  await press("Pack");
  const dialog = () => within(screen.getByRole("dialog"));
  await user.click(dialog().getByRole("button", { name: "Pack" }));
  expect(await screen.findByText("Enter the batch of every product.")).toBeDefined();
  await user.type(dialog().getByLabelText("Batch of Neem cake, 25 kg"), "NC-7");
  await user.type(dialog().getByLabelText("Expiry date of Neem cake, 25 kg"), "2027-03-31");
  await user.click(dialog().getByRole("button", { name: "Pack" }));
  await stateIs("Packed");
  expect(screen.getByText("Batch NC-7, expires 31 Mar 2027")).toBeDefined();
  await press("Hand to the carrier");
  await user.type(dialog().getByLabelText("Carrier"), "Speed Post");
  await user.type(dialog().getByLabelText("Tracking number"), "EA123456789IN");
  await user.click(dialog().getByRole("button", { name: "Hand to the carrier" }));
  await stateIs("On the way");
  expect(screen.getByText("Speed Post, EA123456789IN")).toBeDefined();
  const track = screen.getByRole("link", { name: "Track on www.indiapost.gov.in" });
  expect(track.getAttribute("href")).toBe("https://www.indiapost.gov.in/");
  await press("Send out for delivery");
  await stateIs("Out for delivery");
  const code = await tradeDesk(server).codeOf(orderId);
  await press("Deliver");
  const wrong = code === "1111" ? "2222" : "1111";
  await user.type(dialog().getByLabelText("Buyer's code"), wrong);
  await user.click(dialog().getByRole("button", { name: "Deliver" }));
  expect(await screen.findByText("This is not the buyer's code. Please ask again.")).toBeDefined();
  await user.clear(dialog().getByLabelText("Buyer's code"));
  await user.type(dialog().getByLabelText("Buyer's code"), code);
  await user.click(dialog().getByRole("button", { name: "Deliver" }));
  await stateIs("Delivered");
  await press("I have the cash: ₹1,040.00");
  await press("Confirm");
  await waitFor(() => expect(screen.queryByRole("button", { name: /I have the cash/ })).toBeNull());
  const slip = within(screen.getByRole("region", { name: "Money" }));
  for (const row of ["Left to pay", "Cash at the door"]) expect(slip.queryByText(row)).toBeNull();
});

it("what has expired since it was packed is named with its date at dispatch, and another batch goes in its place", async () => {
  const desk = tradeDesk(server);
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.packed(order);
  await server.platform.database
    .updateTable("order_lines")
    .set({ expires_on: "2026-07-14", level3_title_en: "Neem cake" })
    .where("order_id", "=", order.orderId)
    .where("listing_id", "=", order.one)
    .execute();
  const { user } = open(order.seller, `/app/sell/orders/${order.orderId}`);
  await press("Hand to the carrier");
  const dialog = within(screen.getByRole("dialog"));
  const send = () => user.click(dialog.getByRole("button", { name: "Hand to the carrier" }));
  expect(dialog.getByText(/^The packed batch has expired/)).toBeDefined();
  expect(dialog.getAllByLabelText(/^Batch of/)).toHaveLength(1);
  await user.type(dialog.getByLabelText("Carrier"), "Speed Post");
  await user.type(dialog.getByLabelText("Tracking number"), "EA123456789IN");
  await send();
  expect(await dialog.findByText(/^The expiry day of Neem cake is 14 Jul 2026/)).toBeDefined();
  expect(dialog.getByLabelText<HTMLInputElement>("Carrier").value).toBe("Speed Post");
  await user.type(dialog.getByLabelText("Batch of Neem cake, 25 kg"), "NC-9");
  await user.type(dialog.getByLabelText("Expiry date of Neem cake, 25 kg"), "2027-03-31");
  await send();
  await stateIs("On the way");
  expect(screen.getByText("Batch NC-9, expires 31 Mar 2027")).toBeDefined();
});

it("[ORD-047] the carriers we know are offered at dispatch, a link of another one is checked beside its field, and the buyer follows it", async () => {
  const desk = tradeDesk(server);
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.packed(order);
  const { user } = open(order.seller, `/app/sell/orders/${order.orderId}`);
  await press("Hand to the carrier");
  const dialog = within(screen.getByRole("dialog"));
  const send = () => user.click(dialog.getByRole("button", { name: "Hand to the carrier" }));
  const carrier = dialog.getByLabelText<HTMLInputElement>("Carrier");
  expect([...(carrier.list?.options ?? [])].map(({ value }) => value)).toContain("India Post");
  await user.type(carrier, "Delhivery");
  expect(dialog.getByText(/^The buyer gets a www.delhivery.com link automatically/)).toBeDefined();
  await user.clear(carrier);
  await user.type(carrier, "Kakatiya Road Lines");
  expect(dialog.getByText(/^The buyer gets this link to track the parcel/)).toBeDefined();
  await user.type(dialog.getByLabelText("Tracking number"), "KRL-1");
  const link = dialog.getByLabelText("Tracking link (optional)");
  await user.type(link, "http://krl.example.in/KRL-1");
  await send();
  expect(await dialog.findByText("Enter the whole link of the page, beginning with https://.")).toBeDefined();
  expect(link.getAttribute("aria-invalid")).toBe("true");
  await user.clear(link);
  await user.type(link, "https://krl.example.in/KRL-1");
  await send();
  await stateIs("On the way");
  await page?.close();
  open(order.buyer, `/app/order/${order.orderId}/status`);
  const parcel = within(await screen.findByRole("region", { name: "Parcel" }));
  const followed = parcel.getByRole("link", { name: "Track on the carrier's site" });
  expect(followed.getAttribute("href")).toBe("https://krl.example.in/KRL-1");
});

it("cash of an order that came back whole before its seller confirmed it can still be said, and reads that it goes back", async () => {
  const desk = tradeDesk(server);
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.delivered(order);
  await desk.act(order.buyer, order.orderId, "REQUEST_RETURN");
  await desk.decide(order, true);
  open(order.seller, `/app/sell/orders/${order.orderId}`);
  await press("I have the cash: ₹1,340.00");
  expect(await screen.findByText(/Santha refunds the buyer\.$/)).toBeDefined();
  await press("Confirm");
  await waitFor(() => expect(screen.queryByRole("button", { name: /I have the cash/ })).toBeNull());
});

it("[R22] the seller says of each payment in cash that the buyer has entered whether it came, reads what is still owed, and confirms the rest later", async () => {
  const desk = tradeDesk(server);
  const order = await desk.anOrderOf(await desk.aTrade());
  const { orderId, buyer } = order;
  await desk.delivered(order);
  for (const [amountInPaise, reference] of [
    [300_00, "At the door"],
    [500_00, "Typed twice"],
  ] as const) {
    const body = { amountInPaise, paidThrough: "Cash", reference } as const;
    await server.call(recordPayment, { params: { orderId }, body }, { as: buyer });
  }
  open(order.seller, `/app/sell/orders/${orderId}`);
  expect(await screen.findByRole("button", { name: "I have the cash: ₹1,340.00" })).toBeDefined();
  expect(screen.getByText(/^The buyer says ₹300\.00 was paid in cash:/).textContent).toContain("At the door");
  await press("I have the cash: ₹300.00");
  expect(await screen.findByText(/The buyer still owes ₹1,040\.00\.$/)).toBeDefined();
  await press("Confirm");
  expect(await screen.findByRole("button", { name: "I have the cash: ₹1,040.00" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "I have the cash: ₹300.00" })).toBeNull();
  await press("₹500.00 not received");
  expect(await screen.findByText(/^The buyer says this was paid\./)).toBeDefined();
  await press("Confirm");
  await waitFor(() => expect(screen.queryByText(/^The buyer says ₹300/)).toBeNull());
  expect(screen.getByRole("button", { name: "I have the cash: ₹1,040.00" })).toBeDefined();
});

it("[R22] a seller who got no cash where only the margin is open reads that it is then the agent's to collect", async () => {
  const { seller, orderId } = await onlyMarginLeft(server);
  open(seller, "/app/sell/accounts");
  const account = within(await screen.findByRole("region", { name: `#${orderId}` }));
  expect(account.getByText("The buyer has not paid the agent's margin of ₹60.00.")).toBeDefined();
  await page?.close();
  open(seller, `/app/sell/orders/${orderId}`);
  await press("No cash received");
  const left = "The agent then collects the margin of ₹60.00 from the farmer.";
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain(left);
  expect(dialog.textContent).not.toContain("The buyer says");
  await press("Confirm");
  expect(await screen.findByText(left)).toBeDefined();
  expect(screen.queryByText("The order is paid.")).toBeNull();
});

it("cash of a delivered order that is not confirmed stands under a chip of its own, with its age, until it is confirmed", async () => {
  const desk = tradeDesk(server);
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.delivered(order);
  const before = server.clock.now();
  server.clock.set(new Date(before.getTime() + 3 * 86_400_000 + 1));
  open(order.seller);
  await press("Cash to confirm (1)");
  expect(await screen.findByText("₹1,340.00 in cash not confirmed for 3 days")).toBeDefined();
  chooseLanguage("te");
  expect(await screen.findByText("₹1,340.00 నగదు 3 రోజులుగా నిర్ధారించలేదు")).toBeDefined();
  chooseLanguage("en");
  const tile = screen.getByText(`#${order.orderId}`).closest("article") as HTMLElement;
  await page?.user.click(within(tile).getByRole("link"));
  await press("I have the cash: ₹1,340.00");
  await press("Confirm");
  await waitFor(() => expect(screen.queryByRole("button", { name: /I have the cash/ })).toBeNull());
  await page?.close();
  open(order.seller);
  expect(await screen.findByRole("button", { name: "Cash to confirm (0)" })).toBeDefined();
  server.clock.set(before);
});

it("what was typed stays when the connection is lost, and an order that has moved on is said", async () => {
  const { seller, buyer, orderId, listingId } = await received(1);
  const { user } = open(seller, `/app/sell/orders/${orderId}`);
  await press("Reject order");
  await user.type(screen.getByLabelText("Why"), "Out of stock");
  const mend = breakCalls("/moves", "no answer");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Reject order" }));
  expect(await screen.findByText("No connection. Please try again.")).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Why").value).toBe("Out of stock");
  mend();
  const body = { lines: [{ listingId, quantity: 1 }], reasonCode: "mind-changed" as const };
  await server.call(cancelLines, { params: { orderId }, body }, { as: buyer });
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Reject order" }));
  await stateIs("Not accepted by the seller");
});

it("what the buyer gives back is decided line by line, with a reason for what is refused", async () => {
  const desk = tradeDesk(server);
  const order = await desk.aPaidOrder();
  await desk.act(order.buyer, order.orderId, "REQUEST_RETURN");
  const { user } = open(order.seller, `/app/sell/orders/${order.orderId}`);
  await stateIs("Return requested");
  await press("Decide");
  expect(await screen.findByText("Choose Accept or Refuse for each product.")).toBeDefined();
  const [first, second] = screen.getAllByRole("group");
  await user.click(within(first as HTMLElement).getByRole("radio", { name: "Accept" }));
  await user.click(screen.getByRole("checkbox", { name: /can be sold again/ }));
  await user.click(within(second as HTMLElement).getByRole("radio", { name: "Refuse" }));
  await press("Decide");
  expect(await screen.findByText("Please write the reason.")).toBeDefined();
  await user.type(screen.getByLabelText("Why refused"), "The seal is broken");
  await press("Decide");
  const mend = breakCalls("/decisions", "no answer");
  await press("Send");
  expect(await screen.findByText("No connection. Please try again.")).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Why refused").value).toBe("The seal is broken");
  mend();
  await press("Decide");
  await press("Send");
  await stateIs("Delivered");
  const asks = within(screen.getByRole("region", { name: "Buyer's requests" }));
  expect(asks.getByText("Answer: The seal is broken")).toBeDefined();
  expect(await desk.stock(order.one)).toEqual([8, 0]);
});

it("reads in Telugu, and tells others whose page it is", async () => {
  const { seller, buyer, orderId } = await received(1);
  chooseLanguage("te");
  open(seller, `/app/sell/orders/${orderId}`);
  expect(await screen.findByRole("button", { name: "ఆర్డర్ అంగీకరించండి" })).toBeDefined();
  expect(screen.getByRole("heading", { name: "వేప పిండి" })).toBeDefined();
  await page?.close();
  chooseLanguage("en");
  open(buyer);
  expect(await screen.findByText("This page is for sellers")).toBeDefined();
});

it("an order of somebody else looks like none; an empty list says so", async () => {
  const { orderId } = await received(1);
  const other = await received(0);
  open(other.seller, `/app/sell/orders/${orderId}`);
  expect(await screen.findByText("There is no such order.")).toBeDefined();
  await page?.close();
  open(other.seller);
  expect(await screen.findByText("No orders received yet")).toBeDefined();
});

it("late orders have a chip with their count and their age, and the order's page says what to do", async () => {
  const { seller, orderId } = await received(1);
  const expected = new Date(server.clock.now().getTime() - 4 * 86_400_000).toISOString().slice(0, 10);
  const late = { state: "PACKED", expected_by: expected };
  await server.platform.database.updateTable("orders").set(late).where("id", "=", orderId).execute();
  open(seller);
  await press("Late (1)");
  expect(await screen.findByText(/Packed · Late by 4 days/)).toBeDefined();
  await page?.close();
  open(seller, `/app/sell/orders/${orderId}`);
  expect(await screen.findByText(/^This order is 4 days late/)).toBeDefined();
});

it("(U27) in Telugu the seller reads packs and the state's name in Telugu", async () => {
  chooseLanguage("te");
  const { seller, orderId } = await received(1);
  open(seller, `/app/sell/orders/${orderId}`);
  expect(await screen.findByText(/^25 కిలోలు, /)).toBeDefined();
  expect(screen.getByText(/తెలంగాణ 506132/)).toBeDefined();
  expect(screen.queryByText(/Telangana/)).toBeNull();
});
