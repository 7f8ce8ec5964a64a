import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { setViewportWidth } from "#testing/web/viewport.ts";
import { visit } from "#testing/web/visit.ts";

const address = () => window.location.hash.slice(1);
const here = visit();
afterEach(() => setViewportWidth(1280));
const cardOf = async (orderId: string) => within(await screen.findByRole("region", { name: `#${orderId}` }));

/** A seller with an order whose cash is in hand and one on the way. */
async function traded() {
  const desk = tradeDesk(here.server);
  const trade = await desk.aTrade();
  const paid = await desk.anOrderOf(trade);
  await desk.paidAtTheDoor(paid);
  const onTheWay = await desk.anOrderOf(trade);
  return { seller: trade.seller, paid: paid.orderId, onTheWay: onTheWay.orderId };
}

it("[NAV-127] [SELL-005] accounts show totals, and of each order what is settled and open and how it adds up; chips choose", async () => {
  const { seller, paid, onTheWay } = await traded();
  const { user } = here.open({ at: "/app/sell/accounts", as: seller });
  const settled = await cardOf(paid);
  expect(settled.getByText("Settled")).toBeDefined();
  await user.click(settled.getByText("How it adds up"));
  expect(settled.getByText("Cash you took").parentElement?.textContent).toContain("−₹1,340.00");
  expect((await cardOf(onTheWay)).getByText("Sale ₹1,340.00, settled ₹0.00")).toBeDefined();
  const totals = (label: string) => screen.getAllByText(label)[0]?.parentElement?.textContent;
  expect(totals("Not delivered yet")).toContain("₹1,340.00");
  expect(totals("To be paid to you")).toContain("₹0.00");
  await user.click(screen.getByRole("button", { name: "Open" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: `#${paid}` })).toBeNull());
  expect(await cardOf(onTheWay)).toBeDefined();
  await user.click(screen.getByRole("link", { name: `#${onTheWay}` }));
  expect(await screen.findByRole("heading", { name: "Order placed" })).toBeDefined();
});

it("[NAV-135] [SELL-006] sales show date, customer, state and amount, and what each product brought; dates of one's own choose others", async () => {
  const { seller, paid } = await traded();
  const { user } = here.open({ at: "/app/sell/sales", as: seller });
  expect(await screen.findByRole("link", { name: `#${paid}` })).toBeDefined();
  const rows = within(screen.getByRole("table", { name: "Sales" })).getAllByRole("row");
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^14-07-2026#\d+Ramulu, NarsampetOrder placed₹1,340\.00$/),
    expect.stringMatching(/^14-07-2026#\d+Ramulu, NarsampetDelivered₹1,340\.00$/),
  ]);
  const products = within(screen.getByRole("region", { name: "By product" }));
  expect(products.getByText("4 packs")).toBeDefined();
  expect(products.getByText("Sales").parentElement?.textContent).toContain("₹2,680.00");
  const agents = within(screen.getByRole("region", { name: "By agent" }));
  expect(agents.getByText("2 orders")).toBeDefined();
  const days = within(screen.getByRole("region", { name: "Sales by day" })).getAllByRole("listitem");
  expect([days.length, days.at(-1)?.textContent]).toEqual([30, "14 Jul 2026: ₹2,680.00, 2\u00a0orders"]);
  // The bar at first is the highest: its day, then its product, then its agent, each with the way back.
  await user.click(screen.getByRole("link", { name: "Show these orders" }));
  expect(address()).toBe("/app/sell/sales?from=2026%2F07%2F14&to=2026%2F07%2F14");
  const [product] = within(await screen.findByRole("region", { name: "By product" })).getAllByRole("link");
  await user.click(product ?? document.body);
  expect(address()).toMatch(/&product=\d+$/);
  const chosen = () => screen.getAllByRole("button", { pressed: true });
  await waitFor(() => expect(chosen()).toHaveLength(2));
  await user.click(chosen().at(-1) ?? document.body);
  await user.click(screen.getByRole("button", { name: "Last 30 days" }));
  expect(address()).toBe("/app/sell/sales");
  await user.click(screen.getByRole("button", { name: "Choose dates" }));
  await user.click(screen.getByRole("button", { name: "Show" }));
  expect(screen.getAllByText("Please choose a date.")).toHaveLength(2);
  await user.type(screen.getByLabelText("From date"), "2026-06-01");
  await user.type(screen.getByLabelText("To date"), "2026-06-02");
  await user.click(screen.getByRole("button", { name: "Show" }));
  expect(await screen.findByText("No sales in these days")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "This month" }));
  expect(await screen.findByRole("link", { name: `#${paid}` })).toBeDefined();
});

it("[NAV-134] [SELL-006] purchases show date, seller, state and amount on a phone, and lead to the order", async () => {
  setViewportWidth(360);
  const { cookie: as } = await aPerson(here.server, { roles: ["seller"] });
  const { listingId } = await aProduct(here.server, { priceInPaise: 500_00 });
  const { orderIds } = await anOrder(here.server, { as, lines: [{ listingId, quantity: 1 }] });
  const { user } = here.open({ at: "/app/sell/purchases", as });
  const link = await screen.findByRole("link", { name: `#${orderIds[0]}` });
  expect(link.closest("li")?.textContent).toMatch(/14 Jul 2026₹540\.00Order placed$/);
  await user.click(link);
  await waitFor(() => expect(window.location.hash).toContain(`/app/order/${orderIds[0]}`));
});

it.each([
  ["accounts", "No orders yet", "/v2/selling/accounts"],
  ["sales", "No sales in these days", "/v2/selling/sales"],
  ["purchases", "You have not bought anything yet", "/v2/selling/purchases"],
])(
  "[SELL-005] [SELL-006] %s say when there is nothing, and ask again after an error",
  async (page, nothing, path) => {
    const { cookie: as } = await aPerson(here.server, { roles: ["seller"] });
    const { user } = here.open({ at: `/app/sell/${page}`, as });
    here.break(breakCalls(path, "gateway error"));
    const again = await screen.findByRole("button", { name: "Try again" });
    here.mend();
    await user.click(again);
    expect(await screen.findByText(nothing)).toBeDefined();
  },
);

it("[SELL-009] the pages are in the menu of sellers, and say to others whose they are", async () => {
  const { cookie: as } = await aPerson(here.server);
  here.open({ at: "/app/sell/accounts", as });
  expect(await screen.findByText("This page is for sellers")).toBeDefined();
  expect(screen.queryByRole("link", { name: "Purchases" })).toBeNull();
});
