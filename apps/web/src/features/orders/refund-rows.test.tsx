import { refundOrder } from "@santha/contract/online-payments";
import { requestReturn } from "@santha/contract/order-requests";
import { aPerson } from "@santha/server/src/test/builders.ts";
import { type Ordered, tradeDesk } from "@santha/server/src/test/trade.ts";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chooseLanguage } from "#lib/language";
import { visit } from "../../test/visit.ts";

const here = visit();
afterEach(() => chooseLanguage("en"));

/** ₹1,340.00 paid in cash, ₹60.00 of margin; finance has refunded ₹100.00 of it. */
async function partRefunded(): Promise<Ordered> {
  const { server } = here;
  const desk = tradeDesk(server);
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.paidAtTheDoor(order);
  const { cookie: as } = await aPerson(server, { roles: ["finance"] });
  const body = { amountInPaise: 100_00, reason: "Short weight" };
  await server.call(refundOrder, { params: { orderId: order.orderId }, body }, { as });
  return order;
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole("region", { name }))
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextSibling?.textContent]);

it("[ORD-033] below the final customer price stands what goes back to the customer, and what he pays in the end; in Telugu too", async () => {
  const order = await partRefunded();
  const at = `/app/order/${order.orderId}`;
  const { close } = here.open({ at, as: order.buyer });
  expect((await rowsOf("Order summary")).slice(-3)).toEqual([
    ["Final customer price", "₹1,400.00"],
    ["On its way to the customer", "₹100.00"],
    ["Price after the refund", "₹1,300.00"],
  ]);
  await close();
  chooseLanguage("te");
  here.open({ at, as: order.buyer });
  expect((await rowsOf("ఆర్డర్ సారాంశం")).slice(-2)).toEqual([
    ["కస్టమర్‌కు తిరిగి వెళ్తోంది", "₹100.00"],
    ["సొమ్ము వాపసు తర్వాత ధర", "₹1,300.00"],
  ]);
});

it("[ORD-033] what goes back for packs is said to be out of the price already, which stands alone then", async () => {
  const { server } = here;
  const desk = tradeDesk(server);
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.paidAtTheDoor(order);
  const body = { lines: [{ listingId: order.one, quantity: 1 }], reasonCode: "damaged" as const };
  await server.call(requestReturn, { params: { orderId: order.orderId }, body }, { as: order.buyer });
  await desk.decide(order, true);
  here.open({ at: `/app/order/${order.orderId}`, as: order.buyer });
  expect((await rowsOf("Order summary")).slice(-3)).toEqual([
    ["Final customer price", "₹875.00"],
    ["On its way to the customer", "₹500.00"],
    [
      "About what goes back",
      "₹500.00 of it is not in the price above: packs that left the order, margin, or money paid too much.",
    ],
  ]);
});

it("the payment details say what was paid, what of it goes back and what is due", async () => {
  const order = await partRefunded();
  here.open({ at: `/app/order/${order.orderId}/paymentDetails`, as: order.buyer });
  expect((await screen.findByText("On its way to you")).nextSibling?.textContent).toBe("₹100.00");
  expect(screen.getByText("Paid").nextSibling?.textContent).toBe("₹1,340.00");
  expect(screen.getByText("Amount due").nextSibling?.textContent).toBe("₹0.00");
});
