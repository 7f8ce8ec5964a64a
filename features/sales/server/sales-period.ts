import { type DateFilter, endOfFilterDay, startOfFilterDay } from "#engine/contract/date-filter.ts";
import { type Clock, dayInIndia } from "#engine/server/clock.ts";
import { platformRefusal } from "#engine/server/http/answers/errors.ts";
import { periodOf } from "#features/orders/server";
import { longestPeriodInDays } from "../contract.ts";

/** Moments between which orders were placed; the end is not part of it. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
}

const day = 86_400_000;
const daysWithoutFilter = 30;

/** The period of a filter, or the last 30 days. @throws AppError naming the field that is wrong. */
export function salesPeriodOf({ clock }: { readonly clock: Clock }, filter: DateFilter): Period {
  const period = periodOf({ clock }, filter);
  if (!period) {
    const today = dayInIndia(clock.now()).replaceAll("-", "/");
    const until = new Date(endOfFilterDay(today));
    return { from: new Date(startOfFilterDay(today) - (daysWithoutFilter - 1) * day), until };
  }
  if (period.until.getTime() - period.from.getTime() > longestPeriodInDays * day) {
    throw platformRefusal("platform/refused-input", { fields: { fromDate: "sales/period-too-long" } });
  }
  return period;
}
