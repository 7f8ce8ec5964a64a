import { countedForDays } from "../../contract/sanctions.ts";

/** Sanctions from before then no longer count when the next one is chosen. */
export function countedSince(now: Date): Date {
  return new Date(now.getTime() - countedForDays * 86_400_000);
}
