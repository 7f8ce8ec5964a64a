import * as z from "zod/mini";

const indiaOffsetInMs = 330 * 60_000;
const dayInMs = 86_400_000;
const dayPattern = /^(\d{4})\/(\d{2})\/(\d{2})$/;

/** Midnight in India at the beginning of a day written yyyy/MM/dd, as epoch milliseconds; NaN for no such day. */
export function startOfFilterDay(day: string): number {
  const [, year = "", month = "", date = ""] = dayPattern.exec(day) ?? [];
  const midnight = Date.parse(`${year}-${month}-${date}T00:00:00Z`);
  // Some engines read the 31st of June as the 1st of July.
  const isReal = new Date(midnight || 0).getUTCDate() === Number(date);
  return isReal ? midnight - indiaOffsetInMs : Number.NaN;
}

/** The moment after the last one of a day written yyyy/MM/dd. */
export function endOfFilterDay(day: string): number {
  return startOfFilterDay(day) + dayInMs;
}

/** A day of a date filter on the wire: yyyy/MM/dd (ERN-074). */
export const filterDay = z
  .string()
  .check(z.refine((day) => dayPattern.test(day) && !Number.isNaN(startOfFilterDay(day))));

/** The same where a form may leave it empty, which means that it is not given. */
export const filterDayIfAny = z.optional(z.union([z.literal(""), filterDay]));

/** What is wrong with a day of a date filter. */
export type DateFault = "missing" | "in-future" | "before-from";
export interface DateFilter {
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
}
export type DateFaults = { readonly [Field in keyof DateFilter]-?: DateFault | undefined };

/**
 * The rules of every date filter (ERN-067..072): both days are needed, neither is later than today, and the last is
 * not before the first. Days and `today` are written alike, yyyy/MM/dd or yyyy-MM-dd, so that they compare as text.
 */
export function dateFaults({ fromDate = "", toDate = "" }: DateFilter, today: string): DateFaults {
  const faultOf = (day: string): DateFault | undefined => {
    if (day === "") return "missing";
    return day > today ? "in-future" : undefined;
  };
  const isReversed = fromDate !== "" && toDate !== "" && toDate < fromDate;
  return {
    fromDate: faultOf(fromDate),
    toDate: faultOf(toDate) ?? (isReversed ? "before-from" : undefined),
  };
}
