import { dayInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { notifyAll } from "#features/notifications/server";
import { asCounted, awayForDays, mostNames } from "../contract.ts";
import { cardsOf } from "./cards.ts";
import { type Chosen, insertDigests, type Named, selectAway, selectNamed } from "./digest.queries.ts";

const day = 86_400_000;
const peopleAtOnce = 100;

export const weekNews: NotificationKind = {
  name: "WEEKLY_DIGEST",
  heading: { en: "This week near you", te: "ఈ వారం మీ దగ్గర" },
  title: {
    en: "Once a week, when you were away: what is new around you",
    te: "మీరు రాని వారంలో ఒకసారి: మీ చుట్టూ కొత్త సంగతులు",
  },
  usually: "push",
};

/** The Sunday of this week in India: today, or the last one. A job that runs late or twice tells of the same week. */
export function sundayOf(now: Date): string {
  const today = new Date(`${dayInIndia(now)}T00:00:00Z`);
  return new Date(today.getTime() - today.getUTCDay() * day).toISOString().slice(0, 10);
}

/** Tells everybody who was away, once a week, of the best that is new; nobody of nothing. */
export async function tellWeek(platform: Pick<Platform, "clock" | "database" | "signals">): Promise<void> {
  const now = platform.clock.now();
  const [sunday, notSince] = [sundayOf(now), new Date(now.getTime() - awayForDays * day)];
  const away = await selectAway(platform.database, { sunday, notSince });
  for (let at = 0; at < away.length; at += peopleAtOnce) {
    const people = away.slice(at, at + peopleAtOnce);
    await inTransaction(platform, async (transaction) => {
      const chosen = await insertDigests(transaction, { people, sunday, at: now });
      await tellOf(platform, transaction, chosen, sunday);
    });
  }
}

async function tellOf(
  platform: Pick<Platform, "clock" | "signals">,
  transaction: Transaction,
  digests: readonly Chosen[],
  sunday: string,
): Promise<void> {
  const named = await selectNamed(transaction, {
    updateIds: digests.flatMap(({ updateIds }) => updateIds),
    questionKeys: digests.flatMap(({ questionKeys }) => questionKeys),
  });
  await notifyAll(
    platform,
    transaction,
    digests.map((digest) => ({
      ...{ profileId: digest.profileId, kind: weekNews, leadsTo: "/app/week" },
      activityId: `digests/${sunday}`,
      text: textOf(digest, named),
    })),
  );
}

/** `5 new: Padma, Ramulu wrote`. It stays on a locked phone: no words of a post, which may be taken away since. */
function textOf(digest: Chosen, named: readonly Named[]): PersonText {
  const authors = new Map(cardsOf(digest, named).map(({ authorId, author }) => [authorId, author]));
  const names = [...authors.values()].slice(0, mostNames);
  const en = names.map((name) => name.en).join(", ");
  const te = names.map((name) => name.te ?? name.en).join(", ");
  const count = asCounted(digest.updateCount + digest.questionCount);
  return {
    en: en ? `${count} new: ${en} wrote` : `${count} new`,
    te: te ? `కొత్తవి ${count}: ${te} రాశారు` : `కొత్తవి ${count}`,
  };
}

export const tellWeekJob: Job = {
  name: "digests/tell-week",
  // Sunday at 18:00 in India, before quiet hours begin.
  schedule: "30 12 * * 0",
  run: tellWeek,
};
