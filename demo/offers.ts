import { dayInIndia } from "#engine/server/clock.ts";
import { createOffer } from "#features/offers/contract";
import type { DemoListing } from "./catalogue.ts";
import { chance } from "./chance.ts";
import type { DemoPeople } from "./data/demo-data.ts";
import type { DemoApp } from "./demo-app.ts";

/** Telangana, the old Warangal district, and Andhra Pradesh. */
const areas = [["50"], ["506"], ["51", "52", "53"]] as const;
/** Offers of the demo outlast a visit of several months. */
const daysOfOffers = 240;
const every = 9;

/** Offers on every ninth listing, from 5 to 12 % off, made by the sellers through the API. */
export async function makeOffers(
  app: DemoApp,
  sellers: DemoPeople["sellers"],
  sellerIds: readonly number[],
  listings: readonly DemoListing[],
): Promise<void> {
  const luck = chance(77);
  const now = app.clock.now();
  const days = {
    startsOn: dayInIndia(now),
    endsOn: dayInIndia(new Date(now.getTime() + daysOfOffers * 86_400_000)),
  };
  const offered = listings.filter((_, at) => at % every === 0);
  for (const [at, sellerId] of sellerIds.entries()) {
    const seller = sellers[at];
    const own = offered.filter((listing) => listing.sellerId === sellerId);
    if (!seller || own.length === 0) continue;
    const cookie = await app.signIn(seller.phone);
    for (const { listingId, priceInPaise } of own) {
      const wholeRupees = Math.round((priceInPaise * luck.whole(5, 12)) / 10_000);
      const discountInPaise = Math.max(1, wholeRupees) * 100;
      if (discountInPaise >= priceInPaise) continue;
      const pinPrefixes = [...luck.of(areas)];
      await app.call(createOffer, { body: { listingId, discountInPaise, pinPrefixes, ...days } }, cookie);
    }
  }
}
