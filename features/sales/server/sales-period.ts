import { type DateFilter, endOfFilterDay, startOfFilterDay } from "#engine/contract/date-filter.ts";
import { type Clock, dayInIndia } from "#engine/server/clock.ts";
import { platformRefusal } from "#engine/server/http/answers/errors.ts";
import { periodOf } from "#features/orders/server";
import { longestPeriodInDays, type NamedPeriod, type SalesStep } from "../contract.ts";

/** Moments between which orders were placed; the end is not part of it. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
}

const day = 86_400_000;
const filterDay = (moment: Date): string => dayInIndia(moment).replaceAll("-", "/");

/** The period of own days, else the named one. @throws AppError naming the field that is wrong. */
export function salesPeriodOf(
  { clock }: { readonly clock: Clock },
  { period: name, ...filter }: DateFilter & { readonly period: NamedPeriod },
): Period {
  const period = periodOf({ clock }, filter);
  if (!period) return namedPeriodOf(name, filterDay(clock.now()));
  if (period.until.getTime() - period.from.getTime() > longestPeriodInDays * day) {
    throw platformRefusal("platform/refused-input", { fields: { fromDate: "sales/period-too-long" } });
  }
  return period;
}

/** First and last day of a period, yyyy/MM/dd. */
export function daysOf({ from, until }: Period): { readonly fromDate: string; readonly toDate: string } {
  return { fromDate: filterDay(from), toDate: filterDay(new Date(until.getTime() - 1)) };
}

function namedPeriodOf(name: NamedPeriod, today: string): Period {
  const until = new Date(endOfFilterDay(today));
  if (name === "last30") return { from: new Date(until.getTime() - 30 * day), until };
  const monthBegin = beginOfMonth(today);
  if (name === "thisMonth") return { from: monthBegin, until };
  return { from: beginOfMonth(filterDay(new Date(monthBegin.getTime() - 1))), until: monthBegin };
}

function beginOfMonth(day: string): Date {
  return new Date(startOfFilterDay(`${day.slice(0, 8)}01`));
}

/** A longer period is shown by weeks. */
const mostDailySteps = 31;

/** How many days a step of a period has. */
export function stepInDaysOf({ from, until }: Period): number {
  return until.getTime() - from.getTime() > mostDailySteps * day ? 7 : 1;
}

/** All steps of a period in order, with zeros where nothing was sold. */
export function stepsOf(
  period: Period,
  sold: readonly { readonly step: number; readonly orders: number; readonly amount: number }[],
): SalesStep[] {
  const length = stepInDaysOf(period) * day;
  const count = Math.ceil((period.until.getTime() - period.from.getTime()) / length);
  const byStep = new Map(sold.map((one) => [one.step, one]));
  return Array.from({ length: count }, (_, step) => ({
    from: period.from.getTime() + step * length,
    orders: byStep.get(step)?.orders ?? 0,
    amountInPaise: byStep.get(step)?.amount ?? 0,
  }));
}
