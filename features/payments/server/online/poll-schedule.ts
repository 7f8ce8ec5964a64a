const minute = 60_000;
const firstLooks = [2, 5, 15, 60];
const hoursOfLooking = 24;

/** When the provider is asked next about a payment: after 2, 5, 15 and 60 minutes, then hourly for a day; null: no more. */
export function nextPollAt(startedAt: Date, now: Date): Date | null {
  const elapsed = (now.getTime() - startedAt.getTime()) / minute;
  const hourly = (Math.floor(elapsed / 60) + 1) * 60;
  const at = firstLooks.find((minutes) => minutes > elapsed) ?? hourly;
  return at > hoursOfLooking * 60 ? null : new Date(startedAt.getTime() + at * minute);
}

const refundDays = 30;
/** The provider promises seven to ten working days. */
const daysOfSilence = 14;

/**
 * Whether nobody has to wait for a refund: the provider has been silent about it for so long that it may go another
 * way, or it did already.
 */
export function canBeGivenUp(
  refund: { readonly state: string; readonly askedAt: Date; readonly isSentOtherwise: boolean },
  now: Date,
): boolean {
  const isOpen = refund.state === "waiting" || refund.state === "under-way";
  const silentFor = now.getTime() - refund.askedAt.getTime();
  return isOpen && (refund.isSentOtherwise || silentFor > daysOfSilence * 24 * 60 * minute);
}

/** When a refund is asked about next: often in the first hour, then every six hours, for thirty days. */
export function nextRefundLook(askedAt: Date, now: Date): Date | null {
  const elapsed = (now.getTime() - askedAt.getTime()) / minute;
  if (elapsed > refundDays * 24 * 60) return null;
  return new Date(now.getTime() + (elapsed < 60 ? 10 : 360) * minute);
}

const givenUpDays = 180;

/** When a refund that was given up is asked about next: once a day, for half a year; a report is looked at any time. */
export function nextGivenUpLook(askedAt: Date, now: Date): Date | null {
  const day = 24 * 60 * minute;
  return now.getTime() - askedAt.getTime() > givenUpDays * day ? null : new Date(now.getTime() + day);
}
