import { screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { formatDateTime } from "#engine/web/words/dates.ts";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { transferDesk } from "#testing/shop/transfers.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { readOrderForSupport } from "../contract.ts";

let server: TestApp;
let page: OpenedApp | undefined;
let support: string;
beforeAll(async () => {
  server = await testApp();
  support = (await aPerson(server, { roles: ["support"] })).cookie;
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
afterAll(() => server.close());

const open = (as: string, at = "/app/admin/support"): OpenedApp => {
  page = openApp(server, { at, as });
  return page;
};

/** An order whose parcel came to a closed door. */
async function notDelivered() {
  const desk = tradeDesk(server);
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.sentOut(order);
  const why = { action: "FAIL_DELIVERY", from: "OUT_FOR_DELIVERY", reason: "Nobody at home" } as const;
  await desk.move(order.seller, order.orderId, why);
  return { ...order, desk };
}

it("support decides line by line behind a question, and the case is gone from the list", async () => {
  open(support);
  expect(await screen.findByText("Nothing to decide")).toBeDefined();
  await page?.close();
  const desk = tradeDesk(server);
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.packed(order);
  await desk.act(order.buyer, order.orderId, "CANCEL_ORDER");
  const { user } = open(support);
  const card = within(await screen.findByRole("region", { name: `Order #${order.orderId}` }));
  for (const yes of card.getAllByRole("radio", { name: "Accept" })) await user.click(yes);
  await user.click(card.getByRole("button", { name: "Decide" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Nothing to decide")).toBeDefined();
  expect((await desk.read(order.seller, order.orderId)).state).toBe("ORD_CANCELLED");
});

it("reads in Telugu, and tells others whose page it is", async () => {
  chooseLanguage("te");
  open(support);
  expect(await screen.findByText("నిర్ణయం కోసం ఏమీ లేవు")).toBeDefined();
  await page?.close();
  chooseLanguage("en");
  open((await aPerson(server)).cookie);
  expect(await screen.findByText("This page is for support")).toBeDefined();
});

it("a parcel that could not be delivered stands among the stuck orders and goes out again behind a question", async () => {
  const { orderId, desk, seller } = await notDelivered();
  const { user } = open(support);
  await user.click(await screen.findByRole("tab", { name: "Stuck orders (1)" }));
  const tile = within(await screen.findByRole("article"));
  expect(tile.getByText(/Could not be delivered/)).toBeDefined();
  await user.click(tile.getByRole("link", { name: /^[A-Z]/ }));
  const history = within(await screen.findByRole("region", { name: "History" }));
  expect(history.getByText(/Nobody at home/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Send out for delivery" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Ok" }));
  expect(await screen.findByRole("heading", { name: "Out for delivery" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Could not deliver" })).toBeDefined();
  expect((await desk.read(seller, orderId)).state).toBe("OUT_FOR_DELIVERY");
});

it("when the seller was quicker, support reads so in the question, and the page shows where the order is", async () => {
  const { orderId, desk, seller } = await notDelivered();
  const { user } = open(support, `/app/admin/support/orders/${orderId}`);
  await user.click(await screen.findByRole("button", { name: "Parcel is back" }));
  await desk.move(seller, orderId, { action: "SEND_OUT", from: "DELIVERY_FAILED" });
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Ok" }));
  expect(await question.findByText("This is not possible any more. The order has moved on.")).toBeDefined();
  await user.click(question.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("heading", { name: "Out for delivery" })).toBeDefined();
});

it("an order is found by its number and by a mobile number; what is not there is said, with a way back", async () => {
  const { orderId } = await notDelivered();
  const { user } = open(support);
  const look = async (wanted: string) => {
    const field = await screen.findByRole("textbox", { name: "Find an order" });
    await user.clear(field);
    await user.type(field, wanted);
    await user.click(screen.getByRole("button", { name: "Search" }));
  };
  await look(orderId);
  expect(await screen.findByRole("heading", { name: `Orders found for ${orderId}` })).toBeDefined();
  expect(screen.getByText(`#${orderId}`)).toBeDefined();
  const { data } = await server.call(readOrderForSupport, { params: { orderId } }, { as: support });
  await look(data.buyerPhone);
  expect(await screen.findByRole("heading", { name: `Orders found for ${data.buyerPhone}` })).toBeDefined();
  expect(screen.getByText(`#${orderId}`)).toBeDefined();
  await look("6999999999");
  expect(await screen.findByText("No such order")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Back to lists" }));
  expect(await screen.findByRole("tab", { name: /Stuck orders/ })).toBeDefined();
});

it("cancelling for a buyer asks why, beside the field", async () => {
  const desk = tradeDesk(server);
  const { orderId } = await desk.anOrderOf(await desk.aTrade());
  const { user } = open(support, `/app/admin/support/orders/${orderId}`);
  await user.click(await screen.findByRole("button", { name: "Cancel order" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Ok" }));
  expect(await question.findByText("Please write the reason.")).toBeDefined();
  await user.type(question.getByRole("textbox", { name: "Why" }), "The buyer has called");
  await user.click(question.getByRole("button", { name: "Ok" }));
  expect(await screen.findByRole("heading", { name: "Cancelled" })).toBeDefined();
  expect(screen.getByText(/The buyer has called/)).toBeDefined();
  // Nothing is to come any more, and nothing is earned by it.
  expect(screen.queryByText("Expected by")).toBeNull();
  const margin = screen.getByText("Agent's margin").nextSibling as HTMLElement;
  expect(within(margin).getByText(/60/).closest("s")).not.toBeNull();
});

it("without a network the desk says so and offers to try again; a number that is no order's is refused in words", async () => {
  let mend = (): void => {};
  const begin = (): void => {
    mend = breakCalls("/v2/support/", "no answer");
  };
  page = openApp(server, { at: "/app/admin/support", as: support, begin });
  expect(await screen.findByText("You are offline")).toBeDefined();
  mend();
  await page?.user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/Nothing to decide/)).toBeDefined();
  page?.goTo("/app/admin/support/orders/9-9");
  expect(await screen.findByText("There is no such order.")).toBeDefined();
});

it("(U27) in Telugu support reads the packs and the state's name of an order in Telugu", async () => {
  chooseLanguage("te");
  const { orderId } = await notDelivered();
  open(support, `/app/admin/support/orders/${orderId}`);
  expect(await screen.findAllByText(/25 కిలోలు/)).toHaveLength(2);
  expect(screen.getByText(/తెలంగాణ 506132/)).toBeDefined();
});

it("beside what is left to pay support reads what the buyer has entered, when, and who has still to confirm it", async () => {
  const transfers = await transferDesk(server);
  const order = await transfers.transferred();
  await transfers.claim(order, "412345677781");
  const at = `/app/admin/support/orders/${order.first}`;
  open(support, at);
  const slip = within(await screen.findByRole("region", { name: "Money" }));
  expect(slip.getByText("Left to pay").nextSibling?.textContent).toBe("₹540.00");
  const day = formatDateTime(server.clock.now().getTime(), "en");
  const said = `Buyer entered ₹540.00 on ${day} (Bank Transfer, 412345677781). Finance has not confirmed it yet.`;
  expect(slip.getByText(said)).toBeDefined();
  await page?.close();
  chooseLanguage("te");
  open(support, at);
  expect(
    await screen.findByText(/₹540\.00, .+ \(బ్యాంక్ బదిలీ, 412345677781\)\. లెక్కల విభాగం ఇంకా నిర్ధారించలేదు\.$/),
  ).toBeDefined();
  await page?.close();
  await transfers.found(order.masterId, "412345677781");
  chooseLanguage("en");
  open(support, at);
  expect(await screen.findByRole("region", { name: "Money" })).toBeDefined();
  expect(screen.queryByText(/Buyer entered/)).toBeNull();
});
