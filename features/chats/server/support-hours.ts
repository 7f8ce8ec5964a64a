import { supportHours } from "../contract/shapes.ts";

const indiaMs = 5.5 * 3_600_000;

/** Whether support answers at this moment: in its hours of India's time, Monday to Saturday. */
export function isSupportOpen(now: Date): boolean {
  const there = new Date(now.getTime() + indiaMs);
  const hour = there.getUTCHours();
  return there.getUTCDay() !== 0 && hour >= supportHours.from && hour < supportHours.until;
}
