import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { tradeDesk } from "#testing/shop/trade.ts";
import { visit } from "#testing/web/visit.ts";
import { requestReturn } from "../../contract/order-requests.ts";

const here = visit();

it("an order that its seller could not accept says so, and not that its buyer cancelled it; it promises no margin", async () => {
  const desk = tradeDesk(here.server);
  const { buyer: as, seller, orderId } = await desk.anOrderOf(await desk.aTrade());
  await desk.move(seller, orderId, { action: "REJECT", from: "ORD_PLACED", reason: "Out of stock" });
  here.open({ at: `/app/order/${orderId}`, as });
  expect(await screen.findByRole("heading", { name: "Not accepted by the seller" })).toBeDefined();
  expect(screen.getByText("The seller could not accept this order")).toBeDefined();
  for (const word of ["Cancelled", "Margin pending", /PENDING/]) expect(screen.queryByText(word)).toBeNull();
  expect(screen.getByRole("button", { name: "Order again" })).toBeDefined();
  const slip = within(screen.getByRole("region", { name: "Order summary" }));
  expect(slip.getByText("This order has ended. It need not be paid any more.")).toBeDefined();
});

it("goods handed over and taken back before their cash is confirmed may have been paid: nothing says that they need not be", async () => {
  const desk = tradeDesk(here.server);
  const order = await desk.anOrderOf(await desk.aTrade());
  const { buyer: as, seller, orderId } = order;
  await desk.delivered(order);
  const { lines } = await desk.read(seller, orderId);
  const asked = lines.map(({ listingId, quantity }) => ({ listingId, quantity }));
  const body = { lines: asked, reasonCode: "damaged" as const };
  await here.server.call(requestReturn, { params: { orderId }, body }, { as });
  await desk.decide(order, true);
  const worker = await here.server.startWorker();
  await expect
    .poll(async () => (await desk.read(seller, orderId)).state, { timeout: 15_000 })
    .toBe("ORD_CANCELLED");
  await worker.stop();
  here.open({ at: `/app/order/${orderId}`, as });
  expect(await screen.findByRole("region", { name: "Order summary" })).toBeDefined();
  expect(screen.queryByText(/It need not be paid/)).toBeNull();
});
