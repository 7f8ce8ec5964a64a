import { formatPaise } from "@santha/contract/money-text";
import { joinProductIds } from "@santha/contract/store";
import type { Transaction } from "@santha/database/client";
import { type News, tell } from "#features/notifications";
import { dayInIndia } from "#platform/clock";
import type { Platform } from "#platform/context";
import type { Job } from "#platform/jobs";
import { inTransaction } from "#platform/transaction";
import { type EntryRange, readEndOfRange, takeChanges, type WishlistChange } from "./changes.queries.ts";

export const backInStock = {
  name: "WISHLIST_BACK_IN_STOCK",
  heading: { en: "Back in stock", te: "మళ్లీ స్టాక్‌లో ఉంది" },
  title: { en: "A product of your wishlist is back in stock", te: "విష్‌లిస్ట్ ఉత్పత్తి మళ్లీ స్టాక్‌లోకి వచ్చినప్పుడు" },
  usually: "push",
} as const;
export const priceDrop = {
  name: "WISHLIST_PRICE_DROP",
  heading: { en: "Price drop", te: "ధర తగ్గింది" },
  title: { en: "A product of your wishlist becomes cheaper", te: "విష్‌లిస్ట్ ఉత్పత్తి ధర తగ్గినప్పుడు" },
  usually: "in-app",
} as const;

/** So many entries are looked at in one transaction. */
const atOnce = 500;

/**
 * Tells people what became cheaper on their wishlists, and what can be bought again. It looks by the clock instead of
 * listening: prices and stock move in every order, which would have to carry the event, and one look tells a person
 * once of many small moves. It goes once through all entries, a range after the other.
 */
async function tellChanges(platform: Platform): Promise<void> {
  let after = 0;
  let upTo = await readEndOfRange(platform.database, { after, atMost: atOnce });
  while (upTo !== null) {
    const range = { after, upTo };
    await inTransaction(platform, (transaction) => tellOf(platform, transaction, range));
    after = upTo;
    upTo = await readEndOfRange(platform.database, { after, atMost: atOnce });
  }
}

async function tellOf(platform: Platform, transaction: Transaction, range: EntryRange): Promise<void> {
  const at = platform.clock.now();
  for (const change of await takeChanges(transaction, { range, at, onDay: dayInIndia(at) })) {
    const news = newsOf(change, at);
    if (news) await tell(platform, transaction, news);
  }
}

/** What its owner is told of a change; null for what he did not know there, a higher price and what cannot be bought. */
function newsOf(change: WishlistChange, at: Date): News | null {
  const { wasKnown, before, now, titleEn, titleTe } = change;
  if (!wasKnown || now === null || (before !== null && now >= before)) return null;
  const price = formatPaise(now);
  const about = {
    profileId: change.profileId,
    activityId: `wishlist/${change.wishlistId}/${at.getTime()}`,
    leadsTo: `/app/store/p/c/${change.slug}/${joinProductIds(change.level2Id, change.level3Id)}`,
  };
  if (before === null) {
    const text = { en: `${titleEn}, for ${price}`, te: `${titleTe}, ధర ${price}` };
    return { ...about, kind: backInStock, text };
  }
  const former = formatPaise(before);
  const text = {
    en: `${titleEn}: ${price} instead of ${former}`,
    te: `${titleTe}: ${former} బదులు ${price}`,
  };
  return { ...about, kind: priceDrop, text };
}

export const wishlistJobs: readonly Job[] = [
  { name: "wishlist/tell-changes", schedule: "*/10 * * * *", run: tellChanges },
];
