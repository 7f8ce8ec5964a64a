import type { AnswerOf } from "#engine/contract/endpoint.ts";
import { packTexts } from "#engine/contract/pack-text.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { SellerContext } from "#engine/server/context.ts";
import type { readSellerDay as endpoint, RunningOut } from "../../../contract/seller-day.ts";
import { lateBefore } from "../../late/late-days.ts";
import { countDay, type RunningOutRow, selectRunningOut } from "./day.queries.ts";

const day = 86_400_000;
/** Sales of so many days tell the pace of a pack. */
const paceInDays = 14;
/** A pack that lasts no longer than this is to be ordered anew. */
const lowDays = 7;
const shownRunningOut = 5;

/** What waits for the caller's business today, and which packs run out. */
export async function readSellerDay(context: SellerContext): Promise<AnswerOf<typeof endpoint>> {
  const { sellerProfileId: profileId, clock, database } = context;
  const now = clock.now();
  const dayBegan = new Date(`${dayInIndia(now)}T00:00:00+05:30`);
  const [counts, runningOut] = await Promise.all([
    countDay(database, { profileId, lateBefore: lateBefore(clock), dayBegan }),
    selectRunningOut(database, {
      profileId,
      since: new Date(now.getTime() - paceInDays * day),
      days: paceInDays,
      lowDays,
      limit: shownRunningOut,
    }),
  ]);
  const { nameEn, nameTe, late, handedOverToday, ...stages } = counts;
  return {
    businessName: nameEn === null ? null : { en: nameEn, te: nameTe ?? nameEn },
    counts: stages,
    late,
    handedOverToday,
    runningOut: runningOut.map(runningOutOf),
    runningOutCount: runningOut[0]?.total ?? 0,
  };
}

function runningOutOf(row: RunningOutRow): RunningOut {
  return {
    listingId: row.listing_id,
    level3Id: row.level3_id,
    title: { en: row.title_en, te: row.title_te },
    pack: packTexts(row.attributes),
    image: row.drawing,
    bed: row.bed,
    free: row.available,
    packsSold: row.packs,
    daysLeft: row.days_left,
  };
}
