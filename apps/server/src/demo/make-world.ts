import { addToCart } from "@santha/contract/cart";
import { readDemoCatalogue, readDemoPeople } from "@santha/database/demo-data";
import { packWorld } from "@santha/database/world-pack";
import { makeCatalogue } from "./catalogue.ts";
import { openDemoApp } from "./demo-app.ts";
import { makeOrders } from "./orders.ts";
import { makePeople } from "./people.ts";

const day = 86_400_000;
/** The demo world's own "now"; a restore moves everything so that it ends today. */
const worldEnd = new Date("2026-07-14T05:30:00Z");
const worldStart = new Date(worldEnd.getTime() - 75 * day);

/** What a restore does not need: it belongs to processes, not to the world. */
const leftOut = new Set([
  "settings",
  "sessions",
  "rate_limits",
  "idempotency_keys",
  "events",
  "event_deliveries",
  "feature_flags",
  "one_time_codes",
  "sms_messages",
]);

/** Makes the demo world in an empty, migrated database, through the operations, and packs it. */
export async function makeWorld(url: string): Promise<Buffer> {
  const app = await openDemoApp(url, worldStart);
  try {
    const people = readDemoPeople();
    const village = await makePeople(app, people);
    const listings = await makeCatalogue(app, readDemoCatalogue(), {
      sellers: people.sellers,
      sellerIds: village.sellerIds,
    });
    await makeOrders(app, village, listings, worldEnd);
    await fillPadmasCart(app, village.agents[0]?.person.phone ?? "", listings);
  } finally {
    await app.close();
  }
  return packWorld(url, { madeAt: worldEnd, leftOut, sequences: ["order_numbers"] });
}

/** Three products wait in the cart of the first agent, so that the check-out can be looked at at once. */
async function fillPadmasCart(
  app: Awaited<ReturnType<typeof openDemoApp>>,
  mobileNo: string,
  listings: readonly { readonly listingId: number }[],
): Promise<void> {
  const cookie = await app.signIn(mobileNo);
  for (const { listingId } of listings.slice(0, 3)) {
    await app.call(addToCart, { body: { listingId, quantity: 2 } }, cookie);
  }
}
