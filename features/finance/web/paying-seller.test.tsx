import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { refundOrder } from "#features/payments/contract/online-payments.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { approvedOrder } from "#testing/shop/settled-orders.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { visit } from "#testing/web/visit.ts";

const here = visit();

it("[R22] of an order whose cash the seller took himself finance is told so, and that nothing is to be sent", async () => {
  const { server } = here;
  const desk = tradeDesk(server);
  const order = await desk.aPaidOrder();
  server.clock.advance(8 * 86_400_000);
  await runJob(server, "orders/move-by-clock");
  const { cookie: finance } = await aPerson(server, { roles: ["finance"] });
  here.open({ at: "/app/admin/finance", as: finance });
  const list = within(await screen.findByRole("region", { name: "Payments to sellers" }));
  const row = (await list.findByText(new RegExp(`#${order.orderId}`))).closest("li") as HTMLElement;
  expect(within(row).getByText("The seller has the cash: nothing to send")).toBeDefined();
});

it("[R22] finance pays a seller the sum it sees, under a number that paid nothing else; where what is due has changed meanwhile it reads that and books what it paid", async () => {
  const { server } = here;
  const trade = await tradeDesk(server).aTrade();
  const { orderId } = await approvedOrder(server, trade);
  const other = await approvedOrder(server, trade);
  const { cookie: finance } = await aPerson(server, { roles: ["finance"] });
  const { user } = here.open({ at: "/app/admin/finance", as: finance });
  const list = within(await screen.findByRole("region", { name: "Payments to sellers" }));
  await user.click(await list.findByRole("button", { name: new RegExp(`^Paid: ₹1,340.00.*#${orderId}`) }));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText("padma@bank")).toBeDefined();
  const body = { amountInPaise: 100_00, reason: "Short weight" };
  await server.call(refundOrder, { params: { orderId }, body }, { as: finance });
  const number = dialog.getByRole("textbox", { name: "Bank reference number" });
  await user.type(number, "NEFT-701");
  await user.click(dialog.getByRole("button", { name: "Paid" }));
  expect(await dialog.findByText(/has changed: it is ₹1,240.00 now/)).toBeDefined();
  expect(await dialog.findByText(new RegExp(`^₹1,240.00 is due: .*#${orderId}`))).toBeDefined();
  const paid = dialog.getByRole("textbox", { name: "Amount paid by the bank" });
  expect(paid).toHaveProperty("value", "1,340.00");
  expect(number).toHaveProperty("value", "NEFT-701");
  expect(dialog.getByText("₹100.00 more than is due: the seller owes it.")).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Record the payment" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const debts = within(await screen.findByRole("region", { name: "Sellers who owe" }));
  expect(await debts.findByText(`#${orderId}, ₹100.00: paid more than was due`)).toBeDefined();
  await user.click(
    await list.findByRole("button", { name: new RegExp(`^Paid: ₹1,340.00.*#${other.orderId}`) }),
  );
  const again = within(screen.getByRole("dialog"));
  const second = again.getByRole("textbox", { name: "Bank reference number" });
  await user.type(second, "neft-701");
  await user.click(again.getByRole("button", { name: "Paid" }));
  expect(
    await again.findByText(new RegExp(`was used before, for paying the seller of order #${orderId}`)),
  ).toBeDefined();
  const part = again.getByRole("textbox", { name: "Amount paid by the bank" });
  await user.clear(part);
  await user.type(part, "1000");
  expect(again.getByText("₹340.00 stays due.")).toBeDefined();
  await user.clear(second);
  await user.type(second, "NEFT-702");
  await user.click(again.getByRole("button", { name: "Paid" }));
  expect(
    await list.findByText(/^₹1,000.00 paid on \d+ \w+ 2026, NEFT-702, Padma, padma@bank$/),
  ).toBeDefined();
});

it("[R22] where nothing is due to a seller finance closes the order; a payment that left the bank all the same is booked by a button that says so, and explained at once", async () => {
  const { server } = here;
  const { orderId } = await approvedOrder(server, await tradeDesk(server).aTrade());
  const { cookie: finance } = await aPerson(server, { roles: ["finance"] });
  const body = { amountInPaise: 1_340_00, reason: "Spoilt" };
  await server.call(refundOrder, { params: { orderId }, body }, { as: finance });
  const { user } = here.open({ at: "/app/admin/finance", as: finance });
  const list = within(await screen.findByRole("region", { name: "Payments to sellers" }));
  const row = (await list.findByText(new RegExp(`#${orderId}`))).closest("li") as HTMLElement;
  const buttons = within(row).getAllByRole("button");
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Close", "Paid already"]);
  await user.click(within(row).getByRole("button", { name: /^Paid already/ }));
  const dialog = within(screen.getByRole("dialog", { name: "Paid already" }));
  const says = new RegExp(
    `^Nothing is due: .*#${orderId}\\. Record a payment only if money has left the bank; the seller then owes it\\.$`,
  );
  expect(dialog.getByText(says)).toBeDefined();
  await user.type(dialog.getByRole("textbox", { name: "Bank reference number" }), "NEFT-731");
  await user.click(dialog.getByRole("button", { name: "Record the payment" }));
  expect(await dialog.findByText("Enter what was paid, above ₹0.")).toBeDefined();
  await user.type(dialog.getByRole("textbox", { name: "Amount paid by the bank" }), "1340");
  await user.click(dialog.getByRole("button", { name: "Record the payment" }));
  const debts = within(await screen.findByRole("region", { name: "Sellers who owe" }));
  expect(await debts.findByText(`#${orderId}, ₹1,340.00: paid more than was due`)).toBeDefined();
});
