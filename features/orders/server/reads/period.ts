import {
  type DateFault,
  type DateFilter,
  dateFaults,
  endOfFilterDay,
  startOfFilterDay,
} from "#engine/contract/date-filter.ts";
import { type Clock, dayInIndia } from "#engine/server/clock.ts";
import { platformRefusal } from "#engine/server/http/answers/errors.ts";

/** Moments between which orders were placed; the end is not part of it. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
}

const codes: Readonly<Record<DateFault, string>> = {
  missing: "orders/date-missing",
  "in-future": "orders/date-in-future",
  "before-from": "orders/date-before-from",
};

/** The days of a filter as moments; null when no day is given. @throws AppError naming the field that is wrong. */
export function periodOf({ clock }: { readonly clock: Clock }, filter: DateFilter): Period | null {
  const { fromDate = "", toDate = "" } = filter;
  if (fromDate === "" && toDate === "") return null;
  const faults = dateFaults(filter, dayInIndia(clock.now()).replaceAll("-", "/"));
  const fields = Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, codes[fault]]] : [])),
  );
  if (Object.keys(fields).length > 0) {
    throw platformRefusal("platform/refused-input", { fields });
  }
  return { from: new Date(startOfFilterDay(fromDate)), until: new Date(endOfFilterDay(toDate)) };
}
