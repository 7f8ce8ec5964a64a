import { refundOrder } from "@santha/contract/online-payments";
import { type TestApp, testApp } from "@santha/server/src/test/app.ts";
import { aPerson } from "@santha/server/src/test/builders.ts";
import { approvedOrder } from "@santha/server/src/test/settled-orders.ts";
import { tradeDesk } from "@santha/server/src/test/trade.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type OpenedApp, openApp } from "../../test/open-app.tsx";

let server: TestApp;
let page: OpenedApp | undefined;
beforeAll(async () => {
  server = await testApp();
});
afterEach(() => page?.close());
afterAll(() => server.close());

it("[R22] finance pays a seller the sum it sees, under a number that paid nothing else; a sum that changed meanwhile is shown anew before it is paid", async () => {
  const trade = await tradeDesk(server).aTrade();
  const { orderId } = await approvedOrder(server, trade);
  const other = await approvedOrder(server, trade);
  const { cookie: finance } = await aPerson(server, { roles: ["finance"] });
  page = openApp(server, { at: "/app/admin/finance", as: finance });
  const { user } = page;
  const list = within(await screen.findByRole("region", { name: "Payments to sellers" }));
  await user.click(await list.findByRole("button", { name: new RegExp(`^Paid: ₹1,340.00.*#${orderId}`) }));
  const dialog = within(screen.getByRole("dialog"));
  const body = { amountInPaise: 100_00, reason: "Short weight" };
  await server.call(refundOrder, { params: { orderId }, body }, { as: finance });
  const number = dialog.getByRole("textbox", { name: "Bank's number of the payment" });
  await user.type(number, "NEFT-701");
  await user.click(dialog.getByRole("button", { name: "Paid" }));
  expect(await dialog.findByText(/has changed: it is ₹1,240.00 now/)).toBeDefined();
  expect(await dialog.findByText(new RegExp(`^₹1,240.00: .*#${orderId}`))).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Paid" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(
    await list.findByRole("button", { name: new RegExp(`^Paid: ₹1,340.00.*#${other.orderId}`) }),
  );
  const again = within(screen.getByRole("dialog"));
  await user.type(again.getByRole("textbox", { name: "Bank's number of the payment" }), "neft-701");
  await user.click(again.getByRole("button", { name: "Paid" }));
  expect(
    await again.findByText(new RegExp(`was used before, for paying the seller of order #${orderId}`)),
  ).toBeDefined();
});
