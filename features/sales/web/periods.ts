import { formatFilterDate } from "#engine/web/words/dates.ts";
import type { Days } from "./api.ts";

/** Periods that are one press away. */
export const periods = ["last30", "thisMonth", "lastMonth"] as const;
export type PeriodName = (typeof periods)[number];

const day = 86_400_000;

/** The days of a named period, in Indian time. */
export function daysOf(period: PeriodName, nowMs: number): Days {
  const today = formatFilterDate(nowMs);
  if (period === "last30") return { fromDate: formatFilterDate(nowMs - 29 * day), toDate: today };
  const monthBegins = `${today.slice(0, 8)}01`;
  if (period === "thisMonth") return { fromDate: monthBegins, toDate: today };
  const lastDay = formatFilterDate(nowMs - Number(today.slice(8)) * day);
  return { fromDate: `${lastDay.slice(0, 8)}01`, toDate: lastDay };
}
