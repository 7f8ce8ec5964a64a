import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import { type QueuedJob, queueJobs } from "#engine/server/jobs/queue-job.ts";
import { insertPushes } from "./push/pushes.queries.ts";
import { insertNotifications } from "./queries.ts";

/** Something that a person is to be told; the heading is that of the kind. */
export interface News {
  readonly profileId: number;
  readonly kind: NotificationKind;
  /** Names what happened, for example `orders/123/PACKED`: the same is told to a person once. */
  readonly activityId: string;
  /** One short sentence or a few words, which may stand on a locked phone: no phone number, address or margin. */
  readonly text: PersonText;
  /** The screen that it is about. */
  readonly leadsTo: string;
}

/** The signal after which a person's notifications are looked at again. */
export function newsFor(profileId: number): string {
  return `notifications ${profileId}`;
}

/** The signal that a person has read notifications in one of his browsers: the others show that too. */
export function readingBy(profileId: number): string {
  return `notifications read ${profileId}`;
}

/** The signal after which every open browser is told that something for all has changed. */
export const newsForEveryone = "notifications for everyone";

/**
 * Lets every browser that follows know, when the caller's transaction commits, that there is something new for all.
 * Nothing is kept and nothing is said of it: whoever shows such things looks for himself.
 */
export async function broadcast(
  { signals }: Pick<Platform, "signals">,
  transaction: Transaction,
): Promise<void> {
  await signals.send(transaction, newsForEveryone);
}

/** The signal that something of a person's own is new, without a notification. */
export function ownNewsOf(profileId: number): string {
  return `own news ${profileId}`;
}

/**
 * Lets people's open browsers know, when the caller's transaction commits, that something of their own is new; one
 * statement for all. Nothing is kept and nothing is said of it: pages that show such things look again.
 */
export async function ownNews(
  { signals }: Pick<Platform, "signals">,
  transaction: Transaction,
  ...profileIds: readonly number[]
): Promise<void> {
  if (profileIds.length > 0) await signals.send(transaction, ...profileIds.map(ownNewsOf));
}

/** The job that sends a person's pushes. */
export const pushJob = "notifications/push";
/** A push service that does not answer takes so many of the worker's hands at most, and those of the clock's line. */
const pushLines = 2;

/**
 * Tells a person something when the caller's transaction commits, on his devices too if he wants that; told again it
 * does nothing. Returns false where nothing was told: before, or because he has switched the kind off.
 */
export async function notify(
  platform: Pick<Platform, "clock" | "signals">,
  transaction: Transaction,
  news: News,
): Promise<boolean> {
  return (await notifyAll(platform, transaction, [news])) > 0;
}

/** The same for several pieces of news, in as many statements as for one; answers how many were told. */
export async function notifyAll(
  platform: Pick<Platform, "clock" | "signals">,
  transaction: Transaction,
  all: readonly News[],
): Promise<number> {
  if (all.length === 0) return 0;
  const at = platform.clock.now();
  const tellings = all.map(({ kind, ...news }) => ({ ...news, kind: kind.name, heading: kind.heading }));
  const told = await insertNotifications(transaction, tellings, at);
  if (told.length === 0) return 0;
  await platform.signals.send(transaction, ...new Set(told.map(({ profileId }) => newsFor(profileId))));
  const pushes = told.flatMap(({ profileId, activityId, toldAt, hasDevice }) => {
    const news = all.find((each) => each.profileId === profileId && each.activityId === activityId);
    return hasDevice && news ? [{ profileId, toldAt, kind: news.kind.name, usually: news.kind.usually }] : [];
  });
  if (pushes.length > 0)
    await queueJobs(transaction, [...new Set(await insertPushes(transaction, pushes, at))].map(jobOf));
  return told.length;
}

const jobOf = (profileId: number): QueuedJob => ({
  name: pushJob,
  key: `${pushJob}/${profileId}`,
  payload: { profileId: String(profileId) },
  line: `pushes-${profileId % pushLines}`,
});
