import type { AnswerOf } from "#engine/contract/endpoint.ts";
import type { IndianStateName } from "#engine/contract/indian-states.ts";
import { addToCart } from "#features/cart/contract";
import {
  chooseAddress,
  type PaymentMode,
  placeOrder,
  readCheckout,
} from "#features/checkout/contract/checkout.ts";
import { chooseAssist } from "#features/checkout/contract/checkout-assist.ts";
import { readSellerTerms } from "#features/selling/server";
import { goodsOf } from "./baskets.ts";
import type { DemoListing } from "./catalogue.ts";
import { type Chance, chance } from "./chance.ts";
import type { DemoPerson } from "./data/demo-data.ts";
import type { DemoApp } from "./demo-app.ts";
import { calledBy, type DemoVillage } from "./people.ts";

const day = 86_400_000;

/** Where and until when the demo world goes on. */
export interface DemoTrade {
  readonly village: DemoVillage;
  readonly listings: readonly DemoListing[];
  /** The world's own "now". */
  readonly end: Date;
}

/** What is sold by sellers who bring it to this pin code and take cash at the door. */
export async function deliverable(
  { platform }: DemoApp,
  listings: readonly DemoListing[],
  postalCode: string,
): Promise<DemoListing[]> {
  const sellers = [...new Set(listings.map(({ sellerId }) => sellerId))].map((sellerId) => ({
    sellerId,
    itemsValueInPaise: 0,
  }));
  const terms = await readSellerTerms(platform.database, { sellers, postalCode });
  const delivering = new Set(
    terms.filter(({ shipping }) => shipping?.isCashOnDelivery).map(({ sellerId }) => sellerId),
  );
  return listings.filter(({ sellerId }) => delivering.has(sellerId));
}

export interface Placed {
  readonly paymentMode?: PaymentMode;
  readonly isPractice?: boolean;
  readonly isPaidByCustomer?: boolean;
  /** An agent orders for the farmer who takes the parcel. */
  readonly isForFarmer?: boolean;
}

/** Fills the cart with what people buy together, sends it to the recipient and places it. */
export async function shop(
  app: DemoApp,
  { listings, luck }: { readonly listings: readonly DemoListing[]; readonly luck: Chance },
  cookie: string,
  recipient: DemoPerson,
  { paymentMode = "COD", isPractice = false, isPaidByCustomer, isForFarmer = false }: Placed = {},
): Promise<AnswerOf<typeof placeOrder>> {
  const { name, state, ...rest } = recipient.address;
  for (const { listingId, isCheap } of goodsOf(luck, listings)) {
    await app.call(addToCart, { body: { listingId, quantity: isCheap ? luck.whole(1, 4) : 1 } }, cookie);
  }
  const body = { ...rest, recipientName: name, state: state as IndianStateName };
  await app.call(chooseAddress, { body }, cookie);
  if (isForFarmer) {
    const farmer = { firstName: calledBy(name), mobileNo: recipient.phone };
    await app.call(chooseAssist, { body: { farmer, margins: [], agentHandlingInPaise: 0 } }, cookie);
  }
  const { fingerprint } = await app.call(readCheckout, {}, cookie);
  const wish = { paymentMode, isPractice, ...(isPaidByCustomer !== undefined && { isPaidByCustomer }) };
  return app.call(placeOrder, { body: { ...wish, fingerprint } }, cookie);
}

/** Places an order some days before the end of the world; the clock then stands there. */
export type Shopper = (
  daysAgo: number,
  placed?: Placed & { readonly sellerId?: number },
) => Promise<AnswerOf<typeof placeOrder> & { readonly cookie: string }>;

/** One of the agents, as he shops for the first of his farmers; the same seed fills the same carts. */
export async function shopperOf(
  app: DemoApp,
  { village, listings, end }: DemoTrade,
  { agentAt, seed }: { readonly agentAt: number; readonly seed: number },
): Promise<Shopper> {
  const agent = village.agents[agentAt];
  const farmer = village.farmers.find(({ person }) => person.agentKey === agent?.person.key);
  if (!agent || !farmer) throw new Error(`agent ${agentAt} has no farmers`);
  const luck = chance(seed);
  const near = await deliverable(app, listings, farmer.person.address.postalCode);
  return async (daysAgo, { sellerId, ...placed } = {}) => {
    app.clock.set(new Date(end.getTime() - daysAgo * day));
    const cookie = await app.signIn(agent.person.phone);
    const offered = near.filter((listing) => sellerId === undefined || listing.sellerId === sellerId);
    const wish = { isForFarmer: true, ...placed };
    return { cookie, ...(await shop(app, { listings: offered, luck }, cookie, farmer.person, wish)) };
  };
}
