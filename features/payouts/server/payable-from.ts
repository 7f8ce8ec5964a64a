import { returnWindowInDays } from "#features/orders/contract/order-states.ts";

const windowInMilliseconds = returnWindowInDays * 86_400_000;

/** From when a margin that was earned at a moment can be paid out: its order can no longer come back then. */
export function payableFrom(earnedAt: Date): Date {
  return new Date(earnedAt.getTime() + windowInMilliseconds);
}

/** The latest moment at which a margin can have been earned that is to be paid out now. */
export function lastPayable(at: Date): Date {
  return new Date(at.getTime() - windowInMilliseconds);
}
