import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { placeOrder } from "#features/checkout/contract/checkout.ts";
import { actOnOrder } from "#features/orders/contract/order-actions.ts";
import { confirmCashOfOrder } from "#features/orders/contract/seller-orders.ts";
import { claimTransfer, recordPayment } from "#features/payments/contract/payments.ts";
import { manyRows } from "#testing/large/many-rows.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { cashDesk } from "#testing/shop/cash-desk.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { transferDesk } from "#testing/shop/transfers.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";

let server: TestApp;
let page: OpenedApp | undefined;
let finance = "";
beforeAll(async () => {
  server = await testApp();
  finance = (await aPerson(server, { roles: ["finance"] })).cookie;
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
afterAll(() => server.close());

/** An order of ₹540.00 to be paid by transfer, entered under this number. */
async function transferred(utr: string) {
  const { cookie: as } = await aPerson(server, { firstName: "Padma" });
  const { listingId } = await aProduct(server, { priceInPaise: 500_00 });
  const { fingerprint } = await readyToPlace(server, { as, lines: [{ listingId, quantity: 1 }] });
  const body = { paymentMode: "Bank Transfer", fingerprint } as const;
  const { data } = await server.call(placeOrder, { body }, { as });
  await server.call(claimTransfer, { params: { masterId: data.masterId }, body: { utr } }, { as });
  return { as, orderId: data.orderIds[0] ?? "" };
}
function open(as: string): OpenedApp {
  page = openApp(server, { at: "/app/admin/finance", as });
  return page;
}
const part = async (name: string) => within(await screen.findByRole("region", { name }));

it("each list is a press away from the head of the page, also for who reads by ear", async () => {
  const { user } = open(finance);
  const cash = await screen.findByRole("region", { name: "Cash not confirmed" });
  const ways = within(screen.getByRole("navigation", { name: "On this page" }));
  await user.click(await ways.findByRole("button", { name: "Cash not confirmed (0)" }));
  expect(document.activeElement?.firstElementChild).toBe(cash);
});

it("finance sees whose cash is not confirmed, for how long, whom to call, and what the buyer says", async () => {
  const desk = tradeDesk(server);
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.delivered(order);
  const { orderId } = order;
  const body = { amountInPaise: 900_00, paidThrough: "Cash", reference: "At the door" } as const;
  await server.call(recordPayment, { params: { orderId }, body }, { as: order.buyer });
  const before = server.clock.now();
  server.clock.set(new Date(before.getTime() + 86_400_000 + 1));
  open(finance);
  const cash = await part("Cash not confirmed");
  const heading = await cash.findByRole("heading", { name: new RegExp(`order #${orderId}$`) });
  const row = within(heading.closest("li") as HTMLElement);
  expect(heading.closest("li")?.textContent).toContain("₹1,340.00");
  expect(row.getByText("Delivered 1 day ago")).toBeDefined();
  expect(row.getByText(/^The buyer says ₹900.00 was paid: \+91/)).toBeDefined();
  for (const phone of row.getAllByText(/\+91/)) expect(phone.textContent).toMatch(/\+91\u00a0\d{10}/);
  await server.call(confirmCashOfOrder, { params: { orderId }, body: {} }, { as: order.seller });
  await page?.reloadData();
  expect(await cash.findByText("No cash to confirm.")).toBeDefined();
  server.clock.set(before);
});

it("finance confirms a transfer and sends a refund, each asked for once more; the lists follow", async () => {
  const { as, orderId } = await transferred("412345678901");
  const { user } = open(finance);
  const transfers = await part("Transfers to confirm");
  await user.click(await transfers.findByRole("button", { name: "Received: Bank Transfer, 412345678901" }));
  const dialog = () => within(screen.getByRole("dialog"));
  expect(screen.getByRole("dialog", { name: "How much was received?" })).toBeDefined();
  expect(dialog().getByRole("textbox", { name: "Amount in the bank statement" })).toHaveProperty(
    "value",
    "540.00",
  );
  await user.click(dialog().getByRole("button", { name: "Received" }));
  expect(await transfers.findByText("No transfers to confirm.")).toBeDefined();
  await server.call(actOnOrder, { params: { orderId }, query: { action: "CANCEL_ORDER" } }, { as });
  await page?.reloadData();
  const refunds = await part("Refunds");
  expect(await refunds.findByText("To be approved")).toBeDefined();
  const decide = async (text: string) => {
    await user.click(await refunds.findByRole("button", { name: `${text}: Padma, order #${orderId}` }));
  };
  await decide("Approve");
  expect(dialog().getByText("₹540.00")).toBeDefined();
  await user.click(dialog().getByRole("button", { name: "Approve" }));
  await decide("Sent");
  expect(dialog().getByText("₹540.00")).toBeDefined();
  await user.click(dialog().getByRole("button", { name: "Sent" }));
  expect(await dialog().findByText("Enter the reference: 4 to 40 letters or digits.")).toBeDefined();
  await user.type(dialog().getByRole("textbox"), "NEFT 4711");
  await user.click(dialog().getByRole("button", { name: "Sent" }));
  expect(await refunds.findByText("Bank transfer, NEFT 4711")).toBeDefined();
  await decide("Received");
  await user.click(dialog().getByRole("button", { name: "Received" }));
  expect(await refunds.findByText("No open refunds.")).toBeDefined();
  expect(await (await part("Payments to sellers")).findByText("No sellers to pay.")).toBeDefined();
});

it("finance says how much has come; what was entered meanwhile is shown before anything is booked, and nothing typed is lost", async () => {
  const desk = await transferDesk(server);
  const { as, first, second } = await desk.transferred();
  await desk.record(as, first, "NEFT 4712", 540_00);
  const { user } = open(desk.finance);
  const transfers = await part("Transfers to confirm");
  await user.click(await transfers.findByRole("button", { name: "Received: Bank Transfer, NEFT 4712" }));
  const dialog = within(screen.getByRole("dialog"));
  const amount = dialog.getByRole("textbox", { name: "Amount in the bank statement" });
  await user.clear(amount);
  await user.click(dialog.getByRole("button", { name: "Received" }));
  expect(await dialog.findByText("Enter an amount above ₹0.")).toBeDefined();
  await user.type(amount, "1,200.50");
  await desk.record(as, second, "NEFT-4712", 540_00);
  await user.click(dialog.getByRole("button", { name: "Received" }));
  expect(await dialog.findByText(/has changed: it is ₹1,080\.00 now/)).toBeDefined();
  expect(await dialog.findByText(/^₹1,080\.00 was recorded, ₹1,080\.00 is due/)).toBeDefined();
  expect(amount).toHaveProperty("value", "1,200.50");
  await user.click(dialog.getByRole("button", { name: "Received" }));
  const refunds = await part("Refunds");
  expect(await refunds.findByRole("button", { name: new RegExp(`^Approve: .*#${first}$`) })).toBeDefined();
});

it("a long list shows its five oldest lines, how many there are, and the rest on demand", async () => {
  const { orderId } = await transferred("412345678903");
  await manyRows(server).refunds(orderId, 101);
  const { user } = open(finance);
  const refunds = await part("Refunds");
  expect(await refunds.findAllByRole("listitem")).toHaveLength(5);
  const ways = within(screen.getByRole("navigation", { name: "On this page" }));
  expect(await ways.findByRole("button", { name: "Refunds (100+)" })).toBeDefined();
  await user.click(refunds.getByRole("button", { name: "Load more" }));
  expect(refunds.getAllByRole("listitem")).toHaveLength(100);
  await user.click(refunds.getByRole("button", { name: "Load more" }));
  // Refunds of the tests before may stand among them.
  await waitFor(() => expect(refunds.getAllByRole("listitem").length).toBeGreaterThan(100));
  expect(refunds.queryByRole("button", { name: "Load more" })).toBeNull();
});

it("reads in Telugu, and shows others nothing of it", async () => {
  await transferred("412345678902");
  chooseLanguage("te");
  open(finance);
  expect(await screen.findByRole("button", { name: "అందింది: బ్యాంక్ బదిలీ, 412345678902" })).toBeDefined();
  await page?.close();
  chooseLanguage("en");
  open((await aPerson(server)).cookie);
  expect(await screen.findByText("This page is for finance")).toBeDefined();
  expect(screen.queryByText(/412345678902/)).toBeNull();
});

it("[R22] finance says for a silent seller of each payment in cash that a buyer has entered whether it came", async () => {
  const cash = await cashDesk(server);
  const order = await cash.delivered();
  await cash.sayPaid(order, 300_00);
  await cash.sayPaid(order, 500_00, "Typed twice");
  const { user } = open(finance);
  const list = await part("Cash not confirmed");
  const decide = async (text: string) => {
    await user.click(await list.findByRole("button", { name: new RegExp(`^${text}: .*#${order.orderId}$`) }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(
      dialog.getByRole("textbox", { name: "Receipt number, or how you know it" }),
      "Receipt 41",
    );
    await user.click(dialog.getByRole("button", { name: text }));
  };
  await decide("₹300.00 was received");
  expect(await list.findByText("The buyer says ₹500.00 was paid: +91", { exact: false })).toBeDefined();
  await decide("₹500.00 was not received");
  await waitFor(() => expect(list.queryByText(/^The buyer says/)).toBeNull());
  expect(await cash.statusOf(order)).toEqual(["Confirmed", "Not received"]);
  const heading = await list.findByRole("heading", { name: new RegExp(`order #${order.orderId}$`) });
  expect(heading.closest("li")?.textContent).toContain("₹1,040.00");
  await cash.takeCash(order, 1_040_00);
});

it("finance notes for a silent seller what cash he has, of a listed order and of one that came back whole", async () => {
  const desk = tradeDesk(server);
  const listed = await desk.anOrderOf(await desk.aTrade());
  await desk.delivered(listed);
  const back = await desk.anOrderOf(await desk.aTrade());
  await desk.delivered(back);
  await desk.act(back.buyer, back.orderId, "REQUEST_RETURN");
  await desk.decide(back, true);
  const { user } = open(finance);
  const cash = await part("Cash not confirmed");
  const dialog = () => within(screen.getByRole("dialog"));
  const amount = () => dialog().getByRole("textbox", { name: "Cash with the seller, not recorded yet" });
  const reason = () => dialog().getByRole("textbox", { name: "Receipt number, or how you know it" });
  await user.click(
    await cash.findByRole("button", { name: new RegExp(`^Cash received: .*#${listed.orderId}$`) }),
  );
  expect(amount()).toHaveProperty("value", "1,340.00");
  await user.click(dialog().getByRole("button", { name: "Cash received" }));
  expect(await dialog().findByText("Write the reason in 3 to 300 characters.")).toBeDefined();
  await user.type(reason(), "Receipt 41");
  await user.clear(amount());
  await user.type(amount(), "1,000");
  await user.click(dialog().getByRole("button", { name: "Cash received" }));
  expect(await dialog().findByText(/^Enter from ₹1,340\.00 to ₹1,340\.00/)).toBeDefined();
  await user.clear(amount());
  await user.type(amount(), "1,340");
  await user.click(dialog().getByRole("button", { name: "Cash received" }));
  expect(await cash.findByText("No cash to confirm.")).toBeDefined();
  await user.click(cash.getByRole("button", { name: /^Cash of another order/ }));
  await user.type(dialog().getByRole("textbox", { name: "Order number" }), `#${back.orderId}`);
  await user.type(amount(), "1,340");
  await user.type(reason(), "Both say so");
  await user.click(dialog().getByRole("button", { name: "Cash received" }));
  const refunds = await part("Refunds");
  expect(await refunds.findByText(new RegExp(`order #${back.orderId}$`))).toBeDefined();
});
