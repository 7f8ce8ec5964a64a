import { placeOrder, readCheckout } from "#features/checkout/contract/checkout.ts";
import { chooseAssist } from "#features/checkout/contract/checkout-assist.ts";
import type { TestApp } from "../process/app.ts";
import { readyToPlace } from "./shopping.ts";
import { type Ordered, tradeDesk } from "./trade.ts";
import { transferDesk } from "./transfers.ts";

const farmer = { firstName: "Ramulu", mobileNo: "9812345210" };

/** A farmer's order: goods and charges of ₹1,340.00 and, unless told, ₹60.00 of margin; by cash unless told. */
export async function farmersOrder(
  app: TestApp,
  {
    marginInPaise,
    ...wish
  }: {
    readonly isPaidByCustomer?: boolean;
    readonly paymentMode?: "Bank Transfer" | "Online";
    readonly marginInPaise?: number;
  } = {},
): Promise<Ordered & { readonly masterId: string }> {
  const trade = await tradeDesk(app).aTrade();
  const as = { as: trade.buyer };
  await readyToPlace(app, { as: trade.buyer, lines: trade.lines });
  const margins =
    marginInPaise === undefined ? [] : trade.lines.map(({ listingId }) => ({ listingId, marginInPaise }));
  await app.call(chooseAssist, { body: { farmer, margins, agentHandlingInPaise: 0 } }, as);
  const { fingerprint } = (await app.call(readCheckout, {}, as)).data;
  const { data } = await app.call(placeOrder, { body: { paymentMode: "COD", fingerprint, ...wish } }, as);
  return { ...trade, masterId: data.masterId, orderId: data.orderIds[0] ?? "" };
}

/** Such an order, delivered, of which the goods were transferred and found: only the margin is left, in cash. */
export async function onlyMarginLeft(app: TestApp) {
  const order = await farmersOrder(app);
  const transfers = await transferDesk(app);
  await transfers.record(order.buyer, order.orderId, "UTR 5512", 1_340_00);
  await transfers.found(order.masterId, "UTR 5512");
  await tradeDesk(app).delivered(order);
  return order;
}
