import { storeConstant } from "#engine/contract/brand.ts";
import { addToCart } from "#features/cart/contract";
import { importPinCodes } from "#features/location/server";
import { recountAll } from "#features/reputation/server";
import { listProducts } from "#features/store/contract/store.ts";
import { countBoughtTogether } from "#features/store/server";
import { createWishlist } from "#features/wishlist/contract";
import { makeBatches } from "./batches.ts";
import { type DemoListing, makeCatalogue } from "./catalogue.ts";
import { makeChats } from "./community/chats.ts";
import { makeQuestions } from "./community/questions.ts";
import { makeReviews } from "./community/reviews.ts";
import { makeCoupons } from "./coupons.ts";
import { pinSampleFile, readDemoCatalogue, readDemoPeople } from "./data/demo-data.ts";
import { packWorld } from "./data/world-pack.ts";
import { type DemoApp, openDemoApp } from "./demo-app.ts";
import { issueDocuments } from "./documents.ts";
import { makeGatewayPayouts } from "./gateway-payouts.ts";
import { makeMoneyCases } from "./money-cases.ts";
import { readNotices, tellNotices } from "./notices.ts";
import { makeOffers } from "./offers.ts";
import { makeOnlineOrders } from "./online.ts";
import { makeCourses } from "./order-scenarios.ts";
import { makeOrders } from "./orders.ts";
import { type DemoActor, makePeople } from "./people.ts";
import { makePractice } from "./practice.ts";
import { deliverable } from "./shopping.ts";
import { makeNetwork } from "./social/network.ts";
import { fillStream } from "./stream/fill-stream.ts";
import { makeTransfers } from "./transfers.ts";

const day = 86_400_000;
/** The demo world's own "now"; a restore moves everything so that it ends today. */
const worldEnd = new Date("2026-07-14T05:30:00Z");
const worldStart = new Date(worldEnd.getTime() - 75 * day);

/** What a restore does not need: it belongs to processes, not to the world. */
const leftOut = new Set([
  // Filled by their migrations.
  "crops",
  "listed_words",
  "settings",
  "sessions",
  "rate_limits",
  "idempotency_keys",
  "events",
  "event_deliveries",
  "feature_flags",
  "one_time_codes",
  "sms_messages",
  "sms_templates",
  "mails",
  "pin_questions",
  "withholding_rates",
  "service_rates",
  "coupon_terms",
]);

/** Makes the demo world in an empty, migrated database, through the operations, and packs it. */
export async function makeWorld(url: string): Promise<Buffer> {
  const app = await openDemoApp(url, worldStart);
  try {
    await importPinCodes(app.platform, pinSampleFile);
    const people = readDemoPeople();
    const village = await makePeople(app, people);
    const listings = await makeCatalogue(app, readDemoCatalogue(), {
      sellers: people.sellers,
      sellerIds: village.sellerIds,
    });
    await makeOffers(app, people.sellers, village.sellerIds, listings);
    const trade = { village, listings, end: worldEnd };
    await makeOrders(app, trade);
    await makeTransfers(app, trade);
    await makeOnlineOrders(app, trade);
    await makeCourses(app, trade, people.sellers[0]?.phone ?? "");
    await makeCoupons(app, trade);
    await makePractice(app, trade);
    await makeMoneyCases(app, trade, people.sellers[0]?.phone ?? "");
    await makeBatches(app, people.sellers, village.sellerIds);
    await makeGatewayPayouts(app, worldEnd);
    await issueDocuments(app, worldEnd);
    await tellNotices(app, worldEnd);
    await countBoughtTogether(app.platform);
    await makeNetwork(app, village, worldEnd);
    await makeQuestions(app, worldEnd);
    await makeReviews(app, worldEnd);
    await readNotices(app, worldEnd);
    await makeChats(app, worldEnd);
    await fillStream(app, worldEnd);
    await recountAll(app.platform);
    const [padma] = village.agents;
    if (padma) await fillForPadma(app, padma, listings);
  } finally {
    await app.close();
  }
  return packWorld(url, { madeAt: worldEnd, leftOut, sequences: ["order_numbers"] });
}

/** Three products of different kinds wait in the cart of the first agent, and as many on her wishlist. */
async function fillForPadma(app: DemoApp, padma: DemoActor, listings: readonly DemoListing[]): Promise<void> {
  const cookie = await app.signIn(padma.person.phone);
  const near = await deliverable(app, listings, padma.person.pincode);
  for (const [at, quantity] of [2, 1, 3].entries()) {
    const { listingId } = oneOf(near, at, 3);
    await app.call(addToCart, { body: { listingId, quantity } }, cookie);
  }
  const { products } = await app.call(listProducts, { query: {} }, cookie);
  for (const { level2Id, level3Id } of products.slice(2, 5)) {
    const body = { store: storeConstant, productLevel2Id: level2Id, productLevel3Id: level3Id } as const;
    await app.call(createWishlist, { body }, cookie);
  }
}

/** The element at an even distance, so that neighbours in the catalogue are not taken together. */
function oneOf(listings: readonly DemoListing[], at: number, parts: number): DemoListing {
  const found = listings[Math.floor((listings.length * (at + 0.4)) / parts)];
  if (!found) throw new Error("nothing is delivered there");
  return found;
}
