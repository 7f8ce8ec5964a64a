import { dayInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { PushOutcome } from "#engine/server/outside/push/push.ts";
import { tellDigest } from "../digest.ts";
import {
  closeDelivery,
  type Delivery,
  dropDeliveries,
  putOffDeliveries,
  takeDeliveries,
} from "./deliveries.queries.ts";
import { endOfQuiet, nextQuiet, planPushes } from "./plan-pushes.ts";
import { deleteGoneDevice } from "./push-devices.queries.ts";
import { pushMessage } from "./push-message.ts";
import { readWishes } from "./push-wishes.ts";
import { countPushesOf, lockTelling, selectDue, writePlan } from "./pushes.queries.ts";

const minute = 60_000;
/** Longer than the slowest answer of a push service; until then no other worker sends the same push. */
const inHandInMilliseconds = minute;
/** Retries follow after 1, 2, 4 … minutes; the last attempt is about four hours after the first. */
const mostTries = 9;
const mostAtOnce = 10;
const mostPlanned = 200;

/**
 * Plans a profile's waiting pushes and sends the due ones. Safe to run twice at once and to be killed: a lock
 * guards the decisions, and a push being sent belongs to one worker.
 */
export async function sendPushes(platform: Platform, profileId: number): Promise<void> {
  await inTransaction(platform, (transaction) => decide(platform, transaction, profileId));
  for (;;) {
    const { taken, until } = await inTransaction(platform, (transaction) =>
      take(platform, transaction, profileId),
    );
    await Promise.all(taken.map((delivery) => deliver(platform, delivery, until)));
    if (taken.length < mostAtOnce) return;
  }
}

async function decide(platform: Platform, transaction: Transaction, profileId: number): Promise<void> {
  await lockTelling(transaction, profileId);
  const now = platform.clock.now();
  const wishes = await readWishes(platform, transaction, profileId);
  await tellDigest(platform, transaction, { profileId, wishes });
  const due = await selectDue(transaction, { profileId, state: "waiting", now, atMost: mostPlanned });
  if (due.length === 0) return;
  const awaited = new Set(
    platform.notificationKinds.filter((kind) => kind.isAwaited).map(({ name }) => name),
  );
  const waiting = due.map(({ toldAt, kind, isRead }) => ({
    toldAt,
    isRead,
    choice: wishes.choiceOf(kind),
    isAwaited: awaited.has(kind),
  }));
  const sentToday = await countPushesOf(transaction, { profileId, day: dayInIndia(now) });
  const plan = planPushes(waiting, { now, hours: wishes.hours, sentToday });
  await writePlan(transaction, { profileId, plan, now });
}

/**
 * Claims due pushes. Hours may pass between retries, so it decides again: read or unwanted pushes are dropped, and
 * quiet hours delay the rest. A phone that is off must not ring in quiet hours either.
 */
async function take(
  platform: Platform,
  transaction: Transaction,
  profileId: number,
): Promise<{ readonly taken: readonly Delivery[]; readonly until: Date }> {
  await lockTelling(transaction, profileId);
  const now = platform.clock.now();
  const { hours, pushedKinds } = await readWishes(platform, transaction, profileId);
  await dropDeliveries(transaction, { profileId, now, pushedKinds });
  const until = nextQuiet(now, hours);
  const morning = endOfQuiet(now, hours);
  if (morning) {
    await putOffDeliveries(transaction, { profileId, now, until: morning });
    return { taken: [], until };
  }
  const handUntil = new Date(now.getTime() + inHandInMilliseconds);
  const taken = await takeDeliveries(transaction, { profileId, now, handUntil, atMost: mostAtOnce });
  return { taken, until };
}

async function deliver(platform: Platform, delivery: Delivery, until: Date): Promise<void> {
  const { push, metrics, log, database, clock } = platform;
  const lifeInSeconds = Math.max(0, Math.floor((until.getTime() - clock.now().getTime()) / 1000));
  const outcome = await push.send(delivery, pushMessage(delivery, lifeInSeconds));
  metrics.pushSent(outcome.kind);
  if (outcome.kind === "gone") return deleteGoneDevice(database, delivery);
  if (outcome.kind !== "taken") {
    // Logs neither the address nor the text, since both are private.
    log.warn(
      { deviceId: delivery.deviceId, reason: outcome.reason, tries: delivery.tries },
      "push not taken",
    );
  }
  await closeDelivery(database, { ...delivery, tryAt: nextTry(outcome, delivery, platform.clock.now()) });
}

function nextTry(outcome: PushOutcome, { tries }: Delivery, now: Date): Date | null {
  if (outcome.kind !== "later" || tries >= mostTries) return null;
  const wait = Math.max(2 ** (tries - 1) * minute, (outcome.afterInSeconds ?? 0) * 1000);
  return new Date(now.getTime() + wait);
}
