import { shareProduct } from "#features/feed/contract";
import type { DemoApp } from "../demo-app.ts";
import { type Step, takeSteps } from "../steps.ts";
import { type DemoShare, demoShares } from "./shares-data.ts";
import { scheduleUpdate, updateSteps } from "./updates.ts";

const hour = 3_600_000;

/**
 * What sellers, agents and the store share in the last three weeks and what people write, through the API, each at its
 * hour: the stream takes nothing that is older than its newest.
 */
export async function fillStream(app: DemoApp, end: Date): Promise<void> {
  const shares = demoShares.map((share): Step => {
    const at = end.getTime() - share.hoursAgo * hour;
    return { at, run: () => makeShare(app, share) };
  });
  await takeSteps(app, [...shares, ...updateSteps(app, end)], end);
  await scheduleUpdate(app, end);
}

async function makeShare(app: DemoApp, share: DemoShare): Promise<void> {
  const sold = await soldBy(app, share.products);
  const body = {
    level3Ids: sold.map(({ level3_id }) => level3_id),
    promotionalTitle: share.title,
    text: share.text ?? "",
    isPinned: share.isPinned ?? false,
  };
  await app.call(shareProduct, { body }, await app.signIn(phoneOf(share, sold)));
}

interface Sold {
  readonly level3_id: number;
  readonly phones: readonly string[];
}

/** The products of these slugs, in this order, with the numbers of those who sell them. */
async function soldBy({ platform }: DemoApp, slugs: readonly string[]): Promise<Sold[]> {
  const rows = await platform.database
    .selectFrom("published.listings_for_sale as listings_for_sale")
    .innerJoin("sellers", "sellers.id", "listings_for_sale.seller_id")
    .innerJoin("profiles", "profiles.id", "sellers.profile_id")
    .select(["listings_for_sale.slug", "listings_for_sale.level3_id", "profiles.mobile_no"])
    .where("listings_for_sale.slug", "in", slugs)
    .orderBy("profiles.mobile_no")
    .execute();
  return slugs.map((slug) => {
    const [first, ...others] = rows.filter((row) => row.slug === slug);
    if (!first) throw new Error(`nobody sells ${slug}`);
    return {
      level3_id: Number(first.level3_id),
      phones: [first, ...others].map((row) => String(row.mobile_no)),
    };
  });
}

/** The named one, else a seller who sells all of it. */
function phoneOf({ by, title }: DemoShare, sold: readonly Sold[]): string {
  const phone = by ?? sold[0]?.phones.find((each) => sold.every(({ phones }) => phones.includes(each)));
  if (phone === undefined) throw new Error(`nobody sells all of "${title}"`);
  return phone;
}
