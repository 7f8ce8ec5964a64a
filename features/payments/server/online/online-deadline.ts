const minute = 60_000;

/**
 * Until when an order waits for its online payment: so long after its latest try, and twice as long after it was placed
 * at most, however often a try is begun.
 */
export function onlineDeadline(
  { placedAt, startedAt }: { readonly placedAt: Date; readonly startedAt: Date | undefined },
  minutes: number,
): number {
  const ofTry = (startedAt ?? placedAt).getTime() + minutes * minute;
  return Math.min(ofTry, lastDeadline(placedAt, minutes));
}

/** When an order is too old for any further try. */
export function lastDeadline(placedAt: Date, minutes: number): number {
  return placedAt.getTime() + 2 * minutes * minute;
}
