import { formatPaise } from "#engine/contract/money-text.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { type News, notify } from "#features/notifications/server";
import { joinProductIds } from "#features/store/contract/store.ts";
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

/** Entries checked in one transaction. */
const atOnce = 500;

/**
 * Notifies users of lower prices and restocked products on their wishlists. Runs on a schedule, since events would
 * burden every order, and one run merges many small changes. Reads all entries once, range by range.
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
    if (news) await notify(platform, transaction, news);
  }
}

/**
 * The notification about a change; null if the former state is unknown, the price rose, or the product is
 * unavailable.
 */
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
