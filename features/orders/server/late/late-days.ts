import { type Clock, dayInIndia } from "#engine/server/clock.ts";

const day = 86_400_000;
/**
 * The day after the expected one is still given: a parcel that comes the next morning needs nobody's call. Counted from
 * the day that the buyer was told, whatever the way is long.
 */
const graceInDays = 1;
/** A parcel that could not be delivered is not there either, whatever was tried. */
const states: readonly string[] = [
  "SELLER_ACCEPTED",
  "PACKED",
  "DISPATCHED",
  "OUT_FOR_DELIVERY",
  "DELIVERY_FAILED",
];

/** Orders that were to be there before this day are late. */
export function lateBefore(clock: Clock): string {
  return dayInIndia(new Date(clock.now().getTime() - graceInDays * day));
}

/** For how many days an order should have been there; null: it is not late. */
export function lateDaysOf(
  order: { readonly state: string; readonly expected_by: string; readonly is_practice?: boolean },
  at: Date,
): number | null {
  if (order.is_practice || !states.includes(order.state)) return null;
  const days = Math.round((Date.parse(dayInIndia(at)) - Date.parse(order.expected_by)) / day);
  return days > graceInDays ? days : null;
}
