import { dayInIndia, hourInIndia, nextHourInIndia } from "#engine/server/clock.ts";
import { mostPushesADay, type NoticeChoice } from "../../contract/notification-settings.ts";
import type { Hours } from "../settings/hours.ts";

/** A notification that is to be pushed and for which nothing is decided yet. */
export interface WaitingPush {
  readonly toldAt: number;
  readonly isRead: boolean;
  /** What the person chose for its kind, or the kind's default. */
  readonly choice: NoticeChoice;
  /** Pushed beside the few of a day: what people wait for, and the day in short. */
  readonly isAwaited: boolean;
}

export interface PlannedPush {
  readonly toldAt: number;
  readonly state: "waiting" | "sent" | "for digest" | "not sent";
  /** When to look at it again, where something is left to decide. */
  readonly lookAt: Date;
  /** The day in India as one of whose few pushes it counts. */
  readonly countedOn: string | null;
}

export interface PlanMoment {
  readonly now: Date;
  readonly hours: Hours;
  /** How many pushes of today are counted already. */
  readonly sentToday: number;
}

/**
 * Decides what becomes of waiting pushes, the oldest first: read ones are dropped, quiet hours hold all back, a day has
 * its few beside what people wait for, and the rest waits for the day in short.
 */
export function planPushes(waiting: readonly WaitingPush[], moment: PlanMoment): PlannedPush[] {
  const { now, hours } = moment;
  const quietUntil = endOfQuiet(now, hours);
  const today = dayInIndia(now);
  let left = mostPushesADay - moment.sentToday;
  return waiting.map(({ toldAt, isRead, choice, isAwaited }) => {
    const plan = { toldAt, lookAt: now, countedOn: null };
    if (isRead || choice !== "push") return { ...plan, state: "not sent" };
    if (quietUntil) return { ...plan, state: "waiting", lookAt: quietUntil };
    if (isAwaited) return { ...plan, state: "sent" };
    if (left <= 0) return { ...plan, state: "for digest", lookAt: nextHourInIndia(now, hours.digestAt) };
    left -= 1;
    return { ...plan, state: "sent", countedOn: today };
  });
}

/** When the quiet hours of this moment end; null outside of them. */
export function endOfQuiet(now: Date, { quiet }: Hours): Date | null {
  return quiet && isQuietAt(hourInIndia(now), quiet) ? nextHourInIndia(now, quiet.until) : null;
}

/** When quiet hours begin next, or a day from now where that is sooner: a push service keeps nothing for longer. */
export function nextQuiet(now: Date, { quiet }: Hours): Date {
  return nextHourInIndia(now, quiet ? quiet.from : hourInIndia(now));
}

/** Whether an hour lies in quiet hours, which may go over midnight. */
export function isQuietAt(hour: number, { from, until }: NonNullable<Hours["quiet"]>): boolean {
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}
