import { screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { checkPayment, refundOrder } from "#features/payments/contract/online-payments.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { orderOnline, pay, started } from "#testing/shop/online-payments.ts";
import { farmersAddress } from "#testing/shop/shopping.ts";
import { type Ordered, tradeDesk } from "#testing/shop/trade.ts";
import { visit } from "#testing/web/visit.ts";
import { requestReturn } from "../../contract/order-requests.ts";

const here = visit();
afterEach(() => chooseLanguage("en"));

/** ₹1,340.00 paid in cash, ₹60.00 of margin; finance has refunded ₹100.00 of it. */
async function partRefunded(): Promise<Ordered> {
  const { server } = here;
  const desk = tradeDesk(server);
  const order = await desk.aPaidOrder();
  const { cookie: as } = await aPerson(server, { roles: ["finance"] });
  const body = { amountInPaise: 100_00, reason: "Short weight" };
  await server.call(refundOrder, { params: { orderId: order.orderId }, body }, { as });
  return order;
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole("region", { name }))
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextSibling?.textContent]);

it("[ORD-033] below the final customer price stands what goes back to the buyer who paid, and what he pays in the end; in Telugu too", async () => {
  const order = await partRefunded();
  const at = `/app/order/${order.orderId}`;
  const { close } = here.open({ at, as: order.buyer });
  expect((await rowsOf("Order summary")).slice(-3)).toEqual([
    ["Final customer price", "₹1,400.00"],
    ["Being refunded to you", "₹100.00"],
    ["Price after the refund", "₹1,300.00"],
  ]);
  await close();
  chooseLanguage("te");
  here.open({ at, as: order.buyer });
  expect((await rowsOf("ఆర్డర్ సారాంశం")).slice(-2)).toEqual([
    ["మీకు తిరిగి రావాల్సింది", "₹100.00"],
    ["సొమ్ము వాపసు తర్వాత ధర", "₹1,300.00"],
  ]);
});

it("[ORD-033] what goes back for packs is said to be out of the price already, which stands alone then", async () => {
  const { server } = here;
  const desk = tradeDesk(server);
  const order = await desk.aPaidOrder();
  const body = { lines: [{ listingId: order.one, quantity: 1 }], reasonCode: "damaged" as const };
  await server.call(requestReturn, { params: { orderId: order.orderId }, body }, { as: order.buyer });
  await desk.decide(order, true);
  here.open({ at: `/app/order/${order.orderId}`, as: order.buyer });
  expect((await rowsOf("Order summary")).slice(-3)).toEqual([
    ["Final customer price", "₹875.00"],
    ["Being refunded to you", "₹500.00"],
    [
      "About this refund",
      "₹500.00 of it is not in the price above: packs that left the order, margin, or money paid too much.",
    ],
  ]);
});

it("[ORD-033] below the price of an order that came back as a whole stands the margin that nobody collects any more, so that all of it leads to nothing; its farmer reads of the service charge; in Telugu too", async () => {
  const { server } = here;
  const desk = tradeDesk(server);
  const farmer = await aPerson(server);
  const order = await desk.anOrderOf(await desk.aTrade(), { ...farmersAddress, phone: farmer.mobileNo });
  await desk.paidAtTheDoor(order);
  await desk.act(order.buyer, order.orderId, "REQUEST_RETURN");
  await desk.decide(order, true);
  const at = `/app/order/${order.orderId}`;
  const { close } = here.open({ at, as: order.buyer });
  expect((await rowsOf("Order summary")).slice(-4)).toEqual([
    ["Final customer price", "₹1,400.00"],
    ["Being refunded to you", "₹1,340.00"],
    ["Margin, no longer charged", "₹60.00"],
    ["Price after the refund", "₹0.00"],
  ]);
  await close();
  const farmers = here.open({ at, as: farmer.cookie });
  expect((await rowsOf("Order summary")).at(-2)).toEqual([
    "Agent's service charge, no longer charged",
    "₹60.00",
  ]);
  await farmers.close();
  chooseLanguage("te");
  here.open({ at, as: order.buyer });
  expect((await rowsOf("ఆర్డర్ సారాంశం")).at(-2)).toEqual(["ఇక వసూలు చేయని మార్జిన్", "₹60.00"]);
});

it("the payment details say what was paid, what of it goes back and what is due", async () => {
  const order = await partRefunded();
  here.open({ at: `/app/order/${order.orderId}/paymentDetails`, as: order.buyer });
  expect((await screen.findByText("Being refunded to you")).nextSibling?.textContent).toBe("₹100.00");
  expect(screen.getByText("Paid").nextSibling?.textContent).toBe("₹1,340.00");
  expect(screen.getByText("Amount due").nextSibling?.textContent).toBe("₹0.00");
});

it("[R24] the payment details of an order that a customer has paid online hold his agent's margin, so that what was paid covers what goes back; in Telugu too", async () => {
  const { server } = here;
  const desk = tradeDesk(server);
  const { buyer: as, lines } = await desk.aTrade();
  const { masterId, orderIds } = await orderOnline(server, as, lines, true);
  const { txnid, fields } = await started(server, { as, masterId });
  await pay(server, fields, "success", { fault: "drop" });
  await server.call(checkPayment, { params: { txnid } }, { as });
  const orderId = orderIds[0] ?? "";
  await desk.act(as, orderId, "CANCEL_ORDER");
  const amountOf = async (label: string) => (await screen.findByText(label)).nextSibling?.textContent;
  const { close } = here.open({ at: `/app/order/${orderId}/paymentDetails`, as });
  expect(await amountOf("Order value")).toBe("₹1,340.00");
  expect(await amountOf("Your margin, paid by your customer")).toBe("₹60.00");
  expect(await amountOf("Paid")).toBe("₹1,400.00");
  expect(await amountOf("Being refunded to you")).toBe("₹1,400.00");
  expect(await amountOf("Amount due")).toBe("₹0.00");
  await close();
  chooseLanguage("te");
  here.open({ at: `/app/order/${orderId}/paymentDetails`, as });
  expect(await amountOf("దీంతో పాటు మీ కస్టమర్ చెల్లించే మీ మార్జిన్")).toBe("₹60.00");
});

it("[NAV-156] the payment details of an order that a customer is still to pay online ask for price and margin, and say of neither that it waits for confirmation", async () => {
  const { server } = here;
  const { buyer: as, lines } = await tradeDesk(server).aTrade();
  const { orderIds } = await orderOnline(server, as, lines, true);
  here.open({ at: `/app/order/${orderIds[0]}/paymentDetails`, as });
  expect((await screen.findByText("Amount due")).nextSibling?.textContent).toBe("₹1,400.00");
  expect(screen.queryByText("Waiting for confirmation")).toBeNull();
});

it("[ORD-025] the margin of an order that waits for its online payment is said to come with that, not with a transfer; in Telugu too", async () => {
  const { server } = here;
  const { buyer: as, lines } = await tradeDesk(server).aTrade();
  const { orderIds } = await orderOnline(server, as, lines, true);
  const at = `/app/order/${orderIds[0]}`;
  const { close } = here.open({ at, as });
  expect(await rowsOf("Order summary")).toContainEqual([
    "When you get the margin",
    "You earn it when the order is paid online and delivered. Santha pays it to you after the days for returns.",
  ]);
  await close();
  chooseLanguage("te");
  here.open({ at, as });
  expect((await rowsOf("ఆర్డర్ సారాంశం")).flat()).toContain(
    "ఆన్‌లైన్ చెల్లింపు అంది, ఆర్డర్ డెలివరీ అయ్యాక ఈ మార్జిన్ మీది. వాపసు రోజులు ముగిశాక సంత మీకు చెల్లిస్తుంది.",
  );
});
