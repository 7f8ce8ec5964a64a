import { sql } from "kysely";
import { dayInIndia } from "#engine/server/clock.ts";
import { addBatch } from "#features/assortment/contract/batches.ts";
import type { DemoPeople } from "./data/demo-data.ts";
import type { DemoApp } from "./demo-app.ts";

const day = 86_400_000;
/** Packs of a seller that are counted by batch, of which two batches have a number and a day. */
const packsOfSeller = 3;
const batches = [
  { number: "A", lastsDays: 200, share: 0.25 },
  { number: "B", lastsDays: 420, share: 0.5 },
] as const;

/** Two sellers count a few packs of seeds and pesticides by batch; the rest of their stock has none. */
export async function makeBatches(
  app: DemoApp,
  sellers: DemoPeople["sellers"],
  sellerIds: readonly number[],
): Promise<void> {
  const now = app.clock.now().getTime();
  for (const [at, sellerId] of sellerIds.slice(0, 2).entries()) {
    const seller = sellers[at];
    if (!seller) continue;
    const cookie = await app.signIn(seller.phone);
    for (const { listingId, onHand } of await listingsOf(app, sellerId)) {
      for (const { number, lastsDays, share } of batches) {
        const body = {
          batchNumber: `${number}-${listingId}`,
          expiresOn: dayInIndia(new Date(now + lastsDays * day)),
          quantity: Math.floor(onHand * share),
          isCounted: true,
        };
        await app.call(addBatch, { params: { listingId }, body }, cookie);
      }
    }
  }
}

/** What a seller has many packs of, and may sell only with a licence. */
async function listingsOf(
  { platform }: DemoApp,
  sellerId: number,
): Promise<{ readonly listingId: number; readonly onHand: number }[]> {
  const { rows } = await sql<{ listingId: number; onHand: number }>`
    select listing.id as "listingId", listing.on_hand as "onHand"
    from listings listing join skus on skus.id = listing.sku_id
      join product_level3 product on product.id = skus.level3_id
    where listing.seller_id = ${sellerId} and product.dealer_licence in ('seed', 'insecticide')
      and listing.on_hand - listing.allocated >= 40 and listing.is_listed
    order by listing.id desc limit ${sql.lit(packsOfSeller)}`.execute(platform.database);
  return rows;
}
