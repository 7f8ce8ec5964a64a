import type { Language } from "#engine/contract/language.ts";
import { formatLongDate } from "#engine/web/words/dates.ts";

/** A month, `yyyy-mm`, and the eleven before it. */
export function monthsUntil(last: string): string[] {
  const [year = 0, month = 0] = last.split("-").map(Number);
  return Array.from({ length: 12 }, (_, at) => {
    const index = year * 12 + (month - 1) - at;
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
  });
}

/** `2026-07` as words: `July 2026`. */
export function monthText(month: string, language: Language): string {
  const middle = Date.parse(`${month}-15T06:30:00Z`);
  return formatLongDate(middle, language).replace(/^\S+ /, "").replace(",", "");
}
