import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { actOnOrder } from "#features/orders/contract/order-actions.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { anOrder, farmersAddress } from "#testing/shop/shopping.ts";
import { earningsVisit } from "#testing/web/earnings.ts";

const here = earningsVisit();
const tileIds = () => [...document.querySelectorAll("article.ot .ot-h b")].map((head) => head.textContent);

/** An agent with an order for each of two farmers; the first one is cancelled. */
async function twoFarmers() {
  const { cookie: as } = await aPerson(here.server, { roles: ["agent"] });
  const place = async (recipientName: string, phone: string) => {
    const address = { ...farmersAddress, recipientName, phone };
    const lines = [{ listingId: here.listingId, quantity: 1 }];
    return (await anOrder(here.server, { as, lines, address })).orderIds[0] ?? "";
  };
  const over = await place("Bandi Ramulu", "9812345211");
  const open = await place("స్వరూప", "9812345212");
  const action = { params: { orderId: over }, query: { action: "CANCEL_ORDER" } };
  await here.server.call(actOnOrder, action, { as });
  return { as, over: `#${over}`, open: `#${open}` };
}

it("orders are found by farmer, phone or number with the keyboard alone, and what was looked for stands in the address", async () => {
  const { as, over, open } = await twoFarmers();
  const { user, address } = here.open(as);
  await waitFor(() => expect(tileIds()).toEqual([open, over]));
  const field = screen.getByLabelText("Farmer, phone or number");
  await user.type(field, "ramulu{Enter}");
  await waitFor(() => expect(tileIds()).toEqual([over]));
  expect(address()).toBe("/app/order?q=ramulu");
  await user.clear(field);
  await user.type(field, `${open}{Enter}`);
  await waitFor(() => expect(tileIds()).toEqual([open]));
  await user.clear(field);
  await user.type(field, "9812345211");
  await user.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(tileIds()).toEqual([over]));
});

it("orders are shown by state, together with what is looked for; where none is left the way back to all is offered", async () => {
  const { as, over, open } = await twoFarmers();
  const { user, address } = here.open(as, "/app/order/my-orders");
  await waitFor(() => expect(tileIds()).toEqual([open, over]));
  const state = screen.getByRole<HTMLSelectElement>("combobox", { name: "Show" });
  expect([...state.options].map(({ text }) => text)).toEqual([
    ...["All orders", "To be paid", "In progress", "Delivered", "Ended"],
  ]);
  await user.selectOptions(state, "Ended");
  await waitFor(() => expect(tileIds()).toEqual([over]));
  expect(address()).toBe("/app/order/my-orders?state=ended");
  await user.type(screen.getByLabelText("Farmer, phone or number"), "స్వరూప{Enter}");
  expect(await screen.findByText("No orders match.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Show all orders" }));
  await waitFor(() => expect(tileIds()).toEqual([open, over]));
  expect(address()).toBe("/app/order/my-orders");
  expect(screen.getByLabelText<HTMLInputElement>("Farmer, phone or number").value).toBe("");
});

it("an address with a search shows what it names, in Telugu too; one that names no state we know shows all", async () => {
  const { as, over, open } = await twoFarmers();
  const { goTo } = here.open(as, "/app/order?q=9812345211&state=ended");
  await waitFor(() => expect(tileIds()).toEqual([over]));
  expect(screen.getByLabelText<HTMLInputElement>("Farmer, phone or number").value).toBe("9812345211");
  act(() => chooseLanguage("te"));
  const state = screen.getByRole<HTMLSelectElement>("combobox", { name: "చూపించు" });
  expect(within(state).getByRole<HTMLOptionElement>("option", { selected: true }).text).toBe("ముగిసినవి");
  goTo("/app/order?state=lost");
  await waitFor(() => expect(tileIds()).toEqual([open, over]));
});

it("accounts and payments name the farmer under the order's number; what an ended order would have earned is struck through", async () => {
  const { as } = await twoFarmers();
  const { user } = here.open(as, "/app/order?tab=1");
  const accounts = within(await screen.findByRole("table", { name: "Accounts" }));
  expect(accounts.getByText("Bandi Ramulu")).toBeDefined();
  expect(accounts.getByText("స్వరూప")).toBeDefined();
  expect(accounts.getAllByText("₹25.25").map(({ tagName }) => tagName)).toEqual(["TD", "S"]);
  await user.click(await here.tab("Payments"));
  const payments = within(await screen.findByRole("table", { name: "Payments" }));
  expect(payments.getByText("స్వరూప")).toBeDefined();
});
