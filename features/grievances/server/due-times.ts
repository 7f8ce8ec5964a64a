const hour = 3_600_000;

/** When a grievance must be acknowledged and settled: 48 hours, and the same day of the next month (its last, if shorter). */
export function dueTimes(raisedAt: Date): { readonly acknowledgeBy: Date; readonly settleBy: Date } {
  const settleBy = new Date(raisedAt);
  settleBy.setUTCMonth(settleBy.getUTCMonth() + 1);
  // The 31st has no day in a month of 30: the date ran over into the month after.
  if (settleBy.getUTCDate() !== raisedAt.getUTCDate()) settleBy.setUTCDate(0);
  return { acknowledgeBy: new Date(raisedAt.getTime() + 48 * hour), settleBy };
}
