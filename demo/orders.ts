import type { OrderAction, OrderState } from "#features/orders/contract/order-states.ts";
import type { Shipment } from "#features/orders/contract/orders.ts";
import { advanceOrder, confirmCash } from "#features/orders/server";
import type { DemoListing } from "./catalogue.ts";
import { type Chance, chance } from "./chance.ts";
import type { DemoPerson } from "./data/demo-data.ts";
import type { DemoApp } from "./demo-app.ts";
import type { DemoActor, DemoVillage } from "./people.ts";
import { stepsOfSettlement } from "./settlements.ts";
import { type DemoTrade, deliverable, shop } from "./shopping.ts";
import { type Step, takeSteps } from "./steps.ts";

const hour = 3_600_000;
const daysOfOrders = 60;
const ordersInAll = 300;
const sellersMoves = [
  { from: "ORD_PLACED", action: "ACCEPT" },
  { from: "SELLER_ACCEPTED", action: "PACK" },
  { from: "PACKED", action: "DISPATCH" },
  { from: "DISPATCHED", action: "SEND_OUT" },
  { from: "OUT_FOR_DELIVERY", action: "DELIVER" },
] as const;
/** Hours an order rests in a state before it moves on. */
const restInHours: Record<(typeof sellersMoves)[number]["action"], readonly [number, number]> = {
  ACCEPT: [1, 8],
  PACK: [4, 20],
  DISPATCH: [4, 24],
  SEND_OUT: [18, 40],
  DELIVER: [2, 9],
};

/** 300 orders over 60 days, placed through the API, moved on by their sellers and settled, all in the order of time. */
export async function makeOrders(app: DemoApp, { village, listings, end }: DemoTrade): Promise<void> {
  const luck = chance(7);
  const steps: Step[] = [];
  for (let at = 0; at < ordersInAll; at += 1) {
    const placedAt = end.getTime() - luck.whole(2, daysOfOrders * 24) * hour - luck.whole(0, 59) * 60_000;
    steps.push({ at: placedAt, run: () => placeOne(app, { village, listings, luck, steps, at: placedAt }) });
  }
  await takeSteps(app, steps, end);
}

interface Shopping {
  readonly village: DemoVillage;
  readonly listings: readonly DemoListing[];
  readonly luck: Chance;
  readonly steps: Step[];
  readonly at: number;
}

async function placeOne(app: DemoApp, shopping: Shopping): Promise<void> {
  const { luck, village, steps } = shopping;
  const { buyer, recipient } = chooseBuyer(village, luck);
  const cookie = await app.signIn(buyer.person.phone);
  const listings = await deliverable(app, shopping.listings, recipient.address.postalCode);
  // A third of the agents collect their margins themselves.
  const isForFarmer = buyer.person.phone !== recipient.phone;
  const wish = isForFarmer ? { isForFarmer, isPaidByCustomer: luck.percent(66) } : {};
  const { orderIds } = await shop(app, { listings, luck }, cookie, recipient, wish);
  for (const orderId of orderIds) {
    let moment = shopping.at;
    for (const { from, action } of sellersMoves) {
      const [least, most] = restInHours[action];
      moment += luck.whole(least, most) * hour;
      steps.push({ at: moment, run: () => advance(app, orderId, from, action) });
    }
    // Most pay at the door; some sellers hand the cash in days later, a few have not yet.
    if (luck.percent(92)) {
      const deliveredAt = moment;
      moment += luck.percent(75) ? hour : luck.whole(20, 90) * hour;
      steps.push({ at: moment, run: () => confirmCash(app.platform, orderId) });
      steps.push(...stepsOfSettlement(app, orderId, { deliveredAt, paidAt: moment }, luck));
    }
  }
}

function chooseBuyer(village: DemoVillage, luck: Chance): { buyer: DemoActor; recipient: DemoPerson } {
  const farmer = luck.of(village.farmers);
  if (luck.percent(22)) return { buyer: farmer, recipient: farmer.person };
  const [padma] = village.agents;
  const own = village.agents.find(({ person }) => person.key === farmer.person.agentKey);
  const buyer = luck.percent(18) && padma ? padma : (own ?? luck.of(village.agents));
  return { buyer, recipient: farmer.person };
}

/** Two parcels of three go by post, the rest with a lorry that has no page to follow it on. */
function parcelOf(orderId: string): Shipment {
  const number = orderId.slice(-6);
  return Number(number) % 3 === 0
    ? { carrier: "Kakatiya Road Lines", trackingNumber: `KRL-${number}`, trackingUrl: null }
    : {
        carrier: "India Post Speed Post",
        trackingNumber: `EW${number}000IN`,
        trackingUrl: "https://www.indiapost.gov.in/",
      };
}

async function advance(app: DemoApp, orderId: string, from: OrderState, action: OrderAction): Promise<void> {
  const actor = { actorKind: "seller", actorProfileId: null } as const;
  const shipment = action === "DISPATCH" ? parcelOf(orderId) : null;
  const outcome = await advanceOrder(app.platform, { orderId, action, from, shipment, ...actor });
  if (outcome !== "moved") throw new Error(`order ${orderId} could not ${action}`);
}
