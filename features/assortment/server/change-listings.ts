import { dayInIndia } from "#engine/server/clock.ts";
import type { Actor, RequestContext } from "#engine/server/context.ts";
import { auditAll } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { AppError } from "#engine/server/http/answers/errors.ts";
import { selectListingsWithBatches } from "#features/batches/server";
import { changeListings, createListing, lockStock } from "#features/catalogue/server";
import type { PriceBreak } from "#features/store/contract/price-breaks.ts";
import type { ListingState } from "../contract/listings.ts";
import { offersAnew } from "./listing-change.policy.ts";
import { findOwnSeller, isSuspended } from "./own-products.queries.ts";
import { readPacks } from "./packs.queries.ts";

/** The seller whose listings change, the person who changes them (for the log) and the request. */
export type Changer = Pick<RequestContext, "clock" | "requestId"> & {
  readonly actor: Pick<Actor, "profileId">;
  readonly sellerProfileId: number;
};

/** One change of a listing; each listing is named once. */
export interface OwnListingChange {
  readonly listingId: number;
  readonly skuId: number;
  readonly changed: Partial<ListingState>;
  /** What must still be so, else nothing is changed. */
  readonly seen: Partial<ListingState>;
}

export interface RowRefusal {
  readonly code: string;
  /** The term beside which the sentence stands. */
  readonly field?: string | undefined;
  readonly values?: Readonly<Record<string, number>>;
}

/** Null: done as wished. */
export type RowOutcome = RowRefusal | null;

/**
 * Changes listings of the person's own business in the caller's transaction, under the rules of a single change. A
 * refused one leaves the others; one outcome for each.
 */
export async function changeOwnListings(
  changer: Changer,
  transaction: Transaction,
  changes: readonly OwnListingChange[],
): Promise<readonly RowOutcome[]> {
  const { sellerProfileId } = changer;
  const changedAt = changer.clock.now();
  const sellerId = await findOwnSeller(transaction, sellerProfileId);
  if (sellerId === undefined) return changes.map(() => ({ code: "assortment/no-business" }));
  const shown = changes.filter(({ changed }) => changed.isListed === true);
  const asked = { sellerId, onDay: dayInIndia(changedAt), skuIds: shown.map(({ skuId }) => skuId) };
  const packs = shown.length > 0 ? await readPacks(transaction, asked) : [];
  const unlicensed = new Set(packs.filter((pack) => !pack.hasLicence).map(({ skuId }) => skuId));
  const isHeld = await isSuspended(transaction, sellerProfileId);
  const held = new Set(changes.filter(({ changed }) => isHeld && offersAnew(changed)));
  const byBatch = await countedByBatch(transaction, changes);
  const allowed = changes.filter(
    (change) => !unlicensed.has(change.skuId) && !held.has(change) && !byBatch.has(change),
  );
  const outcomes = await changeListings(transaction, { sellerId, changes: allowed, changedAt });
  const done = new Map(allowed.map((change, at) => [change.listingId, outcomes[at]]));
  await auditAll(
    changer,
    transaction,
    allowed.flatMap(({ listingId, changed }) => {
      const outcome = done.get(listingId);
      if (!outcome || !("before" in outcome)) return [];
      const detail = beforeAndAfter(outcome.before, changed);
      return [{ action: "assortment/listing-changed", subject: `listing ${listingId}`, detail }];
    }),
  );
  return changes.map((change) => {
    if (held.has(change)) return { code: "assortment/suspended" };
    if (byBatch.has(change)) return { code: "batches/count-by-batch", field: "onHand" };
    const outcome = done.get(change.listingId);
    if (!outcome) return { code: "assortment/licence-missing" };
    return "refusal" in outcome ? outcome.refusal : null;
  });
}

/** Changes that count the stock of listings whose stock changes with its batches only. */
async function countedByBatch(
  transaction: Transaction,
  changes: readonly OwnListingChange[],
): Promise<ReadonlySet<OwnListingChange>> {
  const counts = changes.filter(({ changed }) => changed.onHand !== undefined);
  if (counts.length === 0) return new Set();
  const listingIds = counts.map(({ listingId }) => listingId);
  // Held before they are looked at, so that nobody makes a first batch meanwhile.
  await lockStock(transaction, listingIds);
  const withBatches = await selectListingsWithBatches(transaction, listingIds);
  return new Set(counts.filter(({ listingId }) => withBatches.has(listingId)));
}

/**
 * Puts packs of the common list on sale for the person's own business in the caller's transaction, under the rules of
 * a single offer; for each the listing, or why there is none.
 */
export async function offerOwnPacks(
  changer: Changer,
  transaction: Transaction,
  offers: readonly (ListingState & { readonly skuId: number })[],
): Promise<readonly ({ readonly listingId: number } | RowRefusal)[]> {
  if (offers.length === 0) return [];
  const { sellerProfileId } = changer;
  const changedAt = changer.clock.now();
  const sellerId = await findOwnSeller(transaction, sellerProfileId);
  if (sellerId === undefined) return offers.map(() => ({ code: "assortment/no-business" }));
  if (await isSuspended(transaction, sellerProfileId))
    return offers.map(() => ({ code: "assortment/suspended" }));
  const skuIds = offers.map(({ skuId }) => skuId);
  const packs = await readPacks(transaction, { sellerId, onDay: dayInIndia(changedAt), skuIds });
  const licensed = new Set(packs.filter(({ hasLicence }) => hasLicence).map(({ skuId }) => skuId));
  const outcomes: ({ readonly listingId: number } | RowRefusal)[] = [];
  for (const offer of offers) {
    if (!licensed.has(offer.skuId)) outcomes.push({ code: "assortment/licence-missing" });
    else outcomes.push(await offered(transaction, { ...offer, sellerId, changedAt }));
  }
  await auditAll(
    changer,
    transaction,
    offers.flatMap(({ skuId, priceInPaise, mrpInPaise, onHand }, at) => {
      const outcome = outcomes[at];
      if (!outcome || !("listingId" in outcome)) return [];
      const detail = { skuId, priceInPaise, mrpInPaise, onHand };
      return [{ action: "assortment/pack-offered", subject: `listing ${outcome.listingId}`, detail }];
    }),
  );
  return outcomes;
}

async function offered(
  transaction: Transaction,
  listing: Parameters<typeof createListing>[1],
): Promise<{ readonly listingId: number } | RowRefusal> {
  try {
    return { listingId: await createListing(transaction, listing) };
  } catch (error) {
    // The catalogue refuses before it writes, so the transaction goes on.
    if (!(error instanceof AppError)) throw error;
    const { code, fields = {} } = error.refusal;
    return { code, field: Object.keys(fields)[0] };
  }
}

/** Each changed term with its value, and under `…Before` the one that it had; margins are no matter of the admins who read it. */
export function beforeAndAfter(
  before: Omit<ListingState, "priceBreaks"> & { readonly priceBreaks: readonly PriceBreak[] },
  changed: Partial<ListingState>,
): Record<string, number | boolean | string> {
  const terms = (Object.keys(changed) as (keyof ListingState)[]).filter(
    (term) => term !== "commissionInPaise",
  );
  return Object.fromEntries(
    terms.flatMap((term) => [
      [term, asPlain(changed[term] ?? before[term])],
      [`${term}Before`, asPlain(before[term])],
    ]),
  );
}

/** Price breaks as one text for the log: `10:43000;50:42000`, in paise. */
function asPlain(value: number | boolean | readonly PriceBreak[]): number | boolean | string {
  if (typeof value !== "object") return value;
  return value.map(({ quantity, priceInPaise }) => `${quantity}:${priceInPaise}`).join(";");
}
