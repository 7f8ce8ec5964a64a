import { formatSplashDate } from "#engine/web/words/dates.ts";
import { noLocationYet } from "#features/profiles/contract/profiles.ts";

/** The splash-seen record of the browser (ENT-006): the day of Skip as dd/MM/yyyy. */
export interface SplashRecord {
  readonly date: string;
  readonly doNotShowAgain: boolean;
}

const storageKey = "santha.splash-seen";

/** Whether the person's place is known; the specification's words for "no location yet" are none (LOC-008). */
export function hasLocation(placeName: string | null | undefined): boolean {
  return Boolean(placeName) && placeName !== noLocationYet;
}

/** Whether the pin code sheet opens by itself (LOC-002, LOC-003, LOC-004). `nowMs` is epoch milliseconds. */
export function isPromptDue(situation: {
  readonly placeName: string | null;
  readonly isPhone: boolean;
  readonly record: SplashRecord | null;
  readonly nowMs: number;
}): boolean {
  const { placeName, isPhone, record, nowMs } = situation;
  if (!isPhone) return false;
  if (record === null) return !hasLocation(placeName);
  return record.doNotShowAgain && record.date !== formatSplashDate(nowMs) && !hasLocation(placeName);
}

/** The record that Skip left; null when there is none or it is not readable. */
export function readSplashRecord(): SplashRecord | null {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    return isSplashRecord(read) ? read : null;
  } catch {
    return null;
  }
}

/** Remembers until tomorrow that the person skipped (LOC-006, LOC-007). `nowMs` is epoch milliseconds. */
export function keepSplashRecord(nowMs: number): void {
  const record: SplashRecord = { date: formatSplashDate(nowMs), doNotShowAgain: true };
  try {
    localStorage.setItem(storageKey, JSON.stringify(record));
  } catch {
    // Storage is closed: the sheet asks again at the next visit.
  }
}

/** Forgets the skip once the place is known (LOC-005). */
export function forgetSplashRecord(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept where nothing can be stored.
  }
}

function isSplashRecord(read: unknown): read is SplashRecord {
  return (
    typeof read === "object" &&
    read !== null &&
    "date" in read &&
    typeof read.date === "string" &&
    "doNotShowAgain" in read &&
    typeof read.doNotShowAgain === "boolean"
  );
}
