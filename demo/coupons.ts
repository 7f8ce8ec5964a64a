import type { IndianStateName } from "#engine/contract/indian-states.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { addToCart } from "#features/cart/contract";
import {
  chooseAddress,
  chooseCoupon,
  placeOrder,
  readCheckout,
} from "#features/checkout/contract/checkout.ts";
import { listRewardCoupons } from "#features/coupons/contract";
import { giveCoupon } from "#features/coupons/server";
import type { DemoListing } from "./catalogue.ts";
import { chance } from "./chance.ts";
import type { DemoApp } from "./demo-app.ts";
import type { DemoActor } from "./people.ts";
import { type DemoTrade, deliverable } from "./shopping.ts";

const day = 86_400_000;

/**
 * Coupons of the first agent: her welcome coupon has expired, one for a friend went into an order, two for friends
 * wait. The other agents and the first farmers have their welcome coupons.
 */
export async function makeCoupons(app: DemoApp, { village, listings, end }: DemoTrade): Promise<void> {
  const [padma, ...agents] = village.agents;
  if (!padma) throw new Error("there is no first agent");
  const friends = village.farmers.filter(({ person }) => person.agentKey === padma.person.key).slice(0, 3);
  app.clock.set(daysBefore(end, 100));
  await welcome(app, padma);
  for (const [at, friend] of friends.entries()) {
    app.clock.set(daysBefore(end, 40 - 15 * at));
    await reward(app, padma, friend);
  }
  app.clock.set(daysBefore(end, 20));
  for (const actor of [...agents, ...village.farmers]) await welcome(app, actor);
  app.clock.set(daysBefore(end, 2));
  const [farmer] = friends;
  if (farmer) await spend(app, padma, farmer, listings);
  app.clock.set(end);
}

function daysBefore(end: Date, days: number): Date {
  return new Date(end.getTime() - days * day);
}

async function welcome({ platform }: DemoApp, { profileId }: DemoActor): Promise<void> {
  await inTransaction(platform, (transaction) =>
    giveCoupon(platform, transaction, { rewardType: "WELCOME_COUPON", holderProfileId: profileId }),
  );
}

async function reward({ platform }: DemoApp, holder: DemoActor, friend: DemoActor): Promise<void> {
  await inTransaction(platform, (transaction) =>
    giveCoupon(platform, transaction, {
      rewardType: "REFERRAL_COUPON",
      holderProfileId: holder.profileId,
      friendProfileId: friend.profileId,
    }),
  );
}

/** An order for the farmer that is large enough for the newest coupon of the buyer. */
async function spend(
  app: DemoApp,
  buyer: DemoActor,
  farmer: DemoActor,
  listings: readonly DemoListing[],
): Promise<void> {
  const cookie = await app.signIn(buyer.person.phone);
  const { name, state, ...rest } = farmer.person.address;
  const near = await deliverable(app, listings, rest.postalCode);
  const luck = chance(13);
  let goodsInPaise = 0;
  while (goodsInPaise < 2_000_00) {
    const { listingId, priceInPaise } = luck.of(near);
    await app.call(addToCart, { body: { listingId, quantity: 1 } }, cookie);
    goodsInPaise += priceInPaise;
  }
  const body = { ...rest, recipientName: name, state: state as IndianStateName };
  await app.call(chooseAddress, { body }, cookie);
  const [coupon] = await app.call(listRewardCoupons, { query: { type: "UNUSED" } }, cookie);
  if (coupon) await app.call(chooseCoupon, { body: { couponCode: coupon.couponCode } }, cookie);
  const { fingerprint } = await app.call(readCheckout, {}, cookie);
  await app.call(placeOrder, { body: { paymentMode: "COD", fingerprint } }, cookie);
}
