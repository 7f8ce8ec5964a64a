import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { notify, tellHolders } from "#features/notifications/server";
import { enoughWeight, rightsOf, stepOf } from "#features/reputation/contract.ts";
import { wordsDecided } from "../events.ts";
import { wordsHeld, wordsReported } from "../notice-kinds.ts";
import type { Reported } from "../reporting/report.ts";
import { holdNew, holdReported, selectReporters } from "./holding.queries.ts";
import { hasListedWord } from "./listed-words.ts";

type At = Pick<Platform, "clock" | "events" | "signals">;

/** Something that was written, as its owner hands it in once it is kept. */
export type Written = Pick<
  Reported,
  "kind" | "key" | "authorProfileId" | "words" | "pictures" | "voice" | "leadsTo"
>;

/**
 * Lets support look first at what holds a listed word. True: its owner hides it in the same transaction, since what it
 * emits is done a moment later.
 */
export async function holdListed(platform: At, transaction: Transaction, written: Written): Promise<boolean> {
  if (!(await hasListedWord(transaction, written.words))) return false;
  const caseId = await holdNew(transaction, written, platform.clock.now());
  if (caseId === undefined) return false;
  await takeAway(platform, transaction, { ...written, caseId });
  await tellHolders(platform, transaction, {
    ...{ role: "support", kind: wordsReported, leadsTo: "/app/admin/support/reports" },
    activityId: `moderation/${caseId}/held/${platform.clock.now().getTime()}`,
    text: {
      en: "Words that somebody wrote wait for your look before others see them.",
      te: "ఒకరు రాసినది ఇతరులకు కనిపించే ముందు మీరు చూడాలి.",
    },
  });
  return true;
}

/** Takes away what enough people have reported, each with the weight of his step, until support has looked at it. */
export async function holdOften(
  platform: At,
  transaction: Transaction,
  reported: Written & { readonly caseId: number },
): Promise<void> {
  const now = platform.clock.now();
  const reporters = await selectReporters(transaction, { caseId: reported.caseId, now });
  const weight = reporters.reduce((sum, reporter) => sum + rightsOf[stepOf(reporter, now)].reportWeight, 0);
  if (weight >= enoughWeight && (await holdReported(transaction, reported.caseId)))
    await takeAway(platform, transaction, reported);
}

async function takeAway(
  platform: At,
  transaction: Transaction,
  { kind, key, authorProfileId: profileId, caseId }: Written & { readonly caseId: number },
): Promise<void> {
  await emit(platform, transaction, wordsDecided, { kind, key, isHidden: true, isChanged: true });
  await notify(platform, transaction, {
    ...{ profileId, kind: wordsHeld, leadsTo: `/app/moderation/${caseId}` },
    activityId: `moderation/${caseId}/held/${platform.clock.now().getTime()}`,
    text: {
      en: "Support looks at it before others see it. You need not do anything.",
      te: "ఇతరులకు కనిపించే ముందు సహాయక బృందం దాన్ని చూస్తుంది. మీరు ఏమీ చేయనవసరం లేదు.",
    },
  });
}
