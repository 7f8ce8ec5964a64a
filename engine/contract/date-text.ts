import type { Language } from "./language.ts";

/** Indian Standard Time is UTC+5:30 the whole year, so the shown day never depends on the device's time zone. */
const indiaOffsetInMs = 330 * 60_000;

const shortMonths: Record<Language, readonly string[]> = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  te: ["జన", "ఫిబ్ర", "మార్చి", "ఏప్రి", "మే", "జూన్", "జులై", "ఆగ", "సెప్టెం", "అక్టో", "నవం", "డిసెం"],
};

const longMonths: Record<Language, readonly string[]> = {
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  te: ["జనవరి", "ఫిబ్రవరి", "మార్చి", "ఏప్రిల్", "మే", "జూన్", "జులై", "ఆగస్టు", "సెప్టెంబర్", "అక్టోబర్", "నవంబర్", "డిసెంబర్"],
};

/** A month's whole name with its year: `July 2026`; `month` is yyyy-mm. */
export function formatMonth(month: string, language: Language): string {
  const [year = "", number = ""] = month.split("-");
  return `${longMonths[language][Number(number) - 1] ?? month} ${year}`;
}

interface IndiaMoment {
  readonly day: string;
  readonly monthIndex: number;
  readonly month: string;
  readonly year: string;
  readonly hour: number;
  readonly minute: string;
}

const two = (value: number): string => value.toString().padStart(2, "0");

function inIndia(atMs: number): IndiaMoment {
  const shifted = new Date(atMs + indiaOffsetInMs);
  if (Number.isNaN(shifted.getTime())) throw new RangeError(`not a moment: ${atMs}`);
  const monthIndex = shifted.getUTCMonth();
  return {
    day: two(shifted.getUTCDate()),
    monthIndex,
    month: two(monthIndex + 1),
    year: shifted.getUTCFullYear().toString().padStart(4, "0"),
    hour: shifted.getUTCHours(),
    minute: two(shifted.getUTCMinutes()),
  };
}

/** Noon in India of a calendar day `yyyy-mm-dd`, in epoch milliseconds: the moment by which the day is written. */
export function momentOfDay(day: string): number {
  return Date.parse(`${day}T12:00:00+05:30`);
}

/** dd MMM yyyy: `14 Jul 2026`, `14 జులై 2026`. The format of every screen that does not say otherwise. Times are epoch milliseconds. */
export function formatDate(atMs: number, language: Language): string {
  const { day, monthIndex, year } = inIndia(atMs);
  return `${day} ${shortMonths[language][monthIndex]} ${year}`;
}

/** dd MMMM, yyyy: `14 July, 2026`, for the head of the earnings page. */
export function formatLongDate(atMs: number, language: Language): string {
  const { day, monthIndex, year } = inIndia(atMs);
  return `${day} ${longMonths[language][monthIndex]}, ${year}`;
}

/** dd-MM-yyyy: `14-07-2026`, for tables. */
export function formatTableDate(atMs: number): string {
  const { day, month, year } = inIndia(atMs);
  return `${day}-${month}-${year}`;
}

/** dd-MM-yy: `14-07-26`, for the partial payments dialog. */
export function formatShortTableDate(atMs: number): string {
  const { day, month, year } = inIndia(atMs);
  return `${day}-${month}-${year.slice(-2)}`;
}

/** dd/MM/yyyy: the day kept in the splash record. */
export function formatSplashDate(atMs: number): string {
  const { day, month, year } = inIndia(atMs);
  return `${day}/${month}/${year}`;
}

/** yyyy/MM/dd: the day as filters send it. */
export function formatFilterDate(atMs: number): string {
  const { day, month, year } = inIndia(atMs);
  return `${year}/${month}/${day}`;
}

/** yyyy-MM-dd: the Indian day as a date field holds it; of two such days the later one sorts later. */
export function formatFieldDate(atMs: number): string {
  const { day, month, year } = inIndia(atMs);
  return `${year}-${month}-${day}`;
}

/** hh:mm a: `10:42 AM`, in Telugu with the part of the day, `ఉదయం 10:42`. */
export function formatTime(atMs: number, language: Language): string {
  const { hour, minute } = inIndia(atMs);
  const clock = `${two(hour % 12 === 0 ? 12 : hour % 12)}:${minute}`;
  return language === "te" ? `${teluguPartOfDay(hour)} ${clock}` : `${clock} ${hour < 12 ? "AM" : "PM"}`;
}

/** dd MMM, yyyy at hh:mm a: `09 Jul, 2026 at 10:42 AM`, `09 జులై, 2026 ఉదయం 10:42`, for the order page. */
export function formatDateTime(atMs: number, language: Language): string {
  const { day, monthIndex, year } = inIndia(atMs);
  const date = `${day} ${shortMonths[language][monthIndex]}, ${year}`;
  return `${date}${language === "te" ? " " : " at "}${formatTime(atMs, language)}`;
}

function teluguPartOfDay(hour: number): string {
  if (hour < 4 || hour >= 19) return "రాత్రి";
  if (hour < 12) return "ఉదయం";
  return hour < 16 ? "మధ్యాహ్నం" : "సాయంత్రం";
}
