import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { type Ordered, tradeDesk } from "#testing/shop/trade.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { setViewportWidth } from "#testing/web/viewport.ts";
import { visit } from "#testing/web/visit.ts";

const here = visit();
afterEach(() => {
  setViewportWidth(1280);
  chooseLanguage("en");
});

/** A seller with so many new orders of ₹1,340.00 in cash, the first one first. */
async function received(count: number) {
  const desk = tradeDesk(here.server);
  const trade = await desk.aTrade();
  const orders: Ordered[] = [];
  for (let at = 0; at < count; at += 1) orders.push(await desk.anOrderOf(trade));
  return { desk, trade, orders, ids: orders.map(({ orderId }) => orderId) };
}
const column = async (name: string) => within(await screen.findByRole("region", { name }));
const tileOf = (orderId: string) => within(screen.getByText(`#${orderId}`).closest("li") as HTMLElement);
/** The step for all that are ticked, once the one before is done: until then a press does nothing. */
async function stepForAll(column: ReturnType<typeof within>, name: string) {
  const isBusy = () => column.getByRole("button", { name }).getAttribute("aria-busy") !== null;
  await waitFor(() => expect(isBusy()).toBe(false));
  return column.getByRole("button", { name });
}
const dialog = () => within(screen.getByRole("dialog"));

it("[SELL-004] orders go from new to handed over with the button on each, alone and several at once; batches packed before are proposed", async () => {
  const { trade, ids } = await received(3);
  const { user } = here.open({ at: "/app/sell", as: trade.seller });
  expect(await screen.findByRole("heading", { name: "3\u00a0orders to move today" })).toBeDefined();
  const accept = await column("Accept");
  await accept.findByText(`#${ids[0]}`);
  expect(tileOf(ids[0] ?? "").getByText("Ramulu, Narsampet")).toBeDefined();
  await user.click(tileOf(ids[0] ?? "").getByRole("button", { name: "Accept" }));
  const pack = await column("Pack");
  await pack.findByText(`#${ids[0]}`);
  await waitFor(() => expect(accept.queryByText(`#${ids[0]}`)).toBeNull());
  await user.click(accept.getByRole("checkbox", { name: "Choose all" }));
  await user.click(await stepForAll(accept, "Accept 2"));
  expect(await accept.findByText("No new orders.")).toBeDefined();
  await user.click(tileOf(ids[0] ?? "").getByRole("button", { name: "Pack" }));
  await user.click(dialog().getByRole("button", { name: "Pack 1" }));
  expect(dialog().getAllByText("Enter the batch.")).toHaveLength(2);
  for (const field of dialog().getAllByLabelText(/^Batch of/)) await user.type(field, "B-9");
  for (const field of dialog().getAllByLabelText(/^Expiry date of/)) await user.type(field, "2030-03-31");
  await user.click(dialog().getByRole("button", { name: "Pack 1" }));
  const handOver = await column("Hand over");
  await handOver.findByText(`#${ids[0]}`);
  // What was packed just now is proposed for the others, which need no dialog.
  await waitFor(() => expect(pack.getAllByText("2 batches proposed")).toHaveLength(2));
  await user.click(pack.getByRole("checkbox", { name: "Choose all" }));
  await user.click(await stepForAll(pack, "Pack 2"));
  await handOver.findByText(`#${ids[2]}`);
  await user.click(handOver.getByRole("checkbox", { name: "Choose all" }));
  await user.click(handOver.getByRole("button", { name: "Hand over 3" }));
  await user.type(dialog().getByLabelText("Carrier"), "Own van");
  await user.type(dialog().getByLabelText("Number for all"), "TS 03 UA 1234");
  await user.click(dialog().getByRole("button", { name: "Hand over 3" }));
  expect(await screen.findByText("3 of 3 handed over")).toBeDefined();
  expect(screen.getByRole("heading", { name: "Nothing to do now" })).toBeDefined();
});

it("[SELL-004] on a phone one stage shows at a time, the dock does the step for what is ticked, and an order that has moved on says so", async () => {
  setViewportWidth(360);
  const { desk, trade, ids } = await received(2);
  const { user } = here.open({ at: "/app/sell", as: trade.seller });
  await (await column("Accept")).findByText(`#${ids[0]}`);
  expect(screen.queryByRole("region", { name: "Pack" })).toBeNull();
  for (const id of ids) await user.click(screen.getByRole("checkbox", { name: `Choose order #${id}` }));
  expect(screen.getByText("2 chosen")).toBeDefined();
  const mend = breakCalls("/day/moves", "no answer");
  await user.click(screen.getByRole("button", { name: "Accept 2" }));
  expect(await screen.findByText("No connection. Please try again.")).toBeDefined();
  mend();
  const step = () => screen.getByRole("button", { name: "Accept 2" });
  await waitFor(() => expect(step().getAttribute("aria-busy")).toBeNull());
  await desk.act(trade.buyer, ids[1] ?? "", "CANCEL_ORDER");
  await user.click(step());
  const note = await screen.findByText(/The order has moved on\.$/);
  expect(note.textContent).toContain(`#${ids[1]}`);
  expect(await screen.findByText("No new orders.")).toBeDefined();
  await user.click(await screen.findByRole("button", { name: /^1\s*Pack$/ }));
  expect(await (await column("Pack")).findByText(`#${ids[0]}`)).toBeDefined();
});

it("below stand late orders, money to come and what runs out, each with its way; in Telugu too", async () => {
  const { desk, trade, orders } = await received(4);
  await desk.packed(orders[0] as Ordered);
  await here.server.platform.database
    .updateTable("orders")
    .set({ expected_by: "2026-07-10" })
    .where("id", "=", orders[0]?.orderId ?? "")
    .execute();
  chooseLanguage("te");
  const { user } = here.open({ at: "/app/sell", as: trade.seller });
  here.break(breakCalls("group=late", "gateway error"));
  const late = within(await screen.findByRole("region", { name: "ఆలస్యమైన ఆర్డర్లు" }));
  const again = await late.findByRole("button", { name: "మళ్లీ ప్రయత్నించండి" });
  here.mend();
  await user.click(again);
  expect((await late.findByRole("link", { name: `#${orders[0]?.orderId}` })).getAttribute("href")).toContain(
    `/app/sell/orders/${orders[0]?.orderId}`,
  );
  chooseLanguage("en");
  const money = within(await screen.findByRole("region", { name: "Money to come" }));
  await waitFor(() =>
    expect(money.getByText("Not delivered yet").parentElement?.textContent).toContain("₹5,360.00"),
  );
  const stock = within(screen.getByRole("region", { name: "Running out" }));
  expect(stock.getByText("25 kg, 2 left, about 3 days")).toBeDefined();
  expect(stock.getByRole("link", { name: /^Add stock of/ }).getAttribute("href")).toContain(
    "/app/sell/catalogue/",
  );
});

it("[SELL-009] a day that cannot be read asks again; to others it says whose page it is", async () => {
  const { trade } = await received(0);
  const { user } = here.open({ at: "/app/sell", as: trade.seller });
  here.break(breakCalls("/v2/selling/day/orders", "gateway error"));
  const [again] = await screen.findAllByRole("button", { name: "Try again" });
  here.mend();
  await user.click(again as HTMLElement);
  expect(await screen.findByText("No new orders.")).toBeDefined();
  const { cookie: as } = await aPerson(here.server);
  here.open({ at: "/app/sell", as });
  expect(await screen.findByText("This page is for sellers")).toBeDefined();
});
