import type { TestApp } from "../process/app.ts";
import { aProduct, aSeller } from "./builders.ts";

export interface OfferWish {
  readonly listingId: number;
  readonly sellerId: number;
  /** Default ₹50.00. */
  readonly discountInPaise?: number;
  /** Default everywhere in Telangana. */
  readonly pinPrefixes?: readonly string[];
  readonly startsOn?: string;
  readonly endsOn?: string;
}

/** An offer that runs at the time of the tests. */
export async function anOffer({ platform }: Pick<TestApp, "platform">, wish: OfferWish): Promise<number> {
  const { id } = await platform.database
    .insertInto("offers")
    .values({
      seller_id: wish.sellerId,
      listing_id: wish.listingId,
      discount_in_paise: wish.discountInPaise ?? 50_00,
      pin_prefixes: [...(wish.pinPrefixes ?? ["50"])],
      starts_on: wish.startsOn ?? "2026-07-01",
      ends_on: wish.endsOn ?? "2026-07-31",
      created_at: platform.clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A listing of this person's own business, which is registered when he has none yet. */
export async function anOwnListing(
  app: Pick<TestApp, "platform">,
  profileId: number,
): Promise<{ listingId: number; sellerId: number; level3Id: number }> {
  const found = await app.platform.database
    .selectFrom("sellers")
    .select("id")
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  const sellerId = found?.id ?? (await aSeller(app, { profileId })).sellerId;
  return aProduct(app, { sellerId, priceInPaise: 500_00 });
}
