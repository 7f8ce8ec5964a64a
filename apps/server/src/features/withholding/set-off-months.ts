import type { Levy } from "@santha/contract/withholding";
import { financialYear } from "#platform/clock";
import type { MonthOfLevy } from "./deposits.queries.ts";

/** A month of a tax with what months before it take off. */
export interface SetOff extends MonthOfLevy {
  readonly dueInPaise: number;
  /** What is claimed from the state, above 0. */
  readonly claimInPaise: number;
  /** The months whose sums are set off here. */
  readonly takes: readonly string[];
}

/** What is left of months that are not paid: 0 or below, and which months these are. */
interface Left {
  readonly year: string;
  readonly carried: number;
  readonly months: readonly string[];
}
const nothingLeft: Omit<Left, "year"> = { carried: 0, months: [] };

/** GST is carried on without end, income tax within its tax year. */
const yearOf = ({ levy, month }: Pick<MonthOfLevy, "levy" | "month">): string =>
  levy === "gst-tcs" ? "" : financialYear(`${month}-01`);

/**
 * A month of a levy that is below zero goes into the next one that is not paid, and on until it is used up: GST without
 * end, income tax within its tax year; what is left of that once the year is over is claimed. Months that come to
 * nothing together are settled: nothing is paid for them, and their books are closed with the next that is paid. Rows
 * come and go newest first; `today` is `yyyy-mm-dd` in India.
 */
export function withSetOff(rows: readonly MonthOfLevy[], today: string): SetOff[] {
  const open = rows.filter(({ paid, refunded, setOffIn }) => !paid && !refunded && !setOffIn);
  const lastOfYears = lastMonths(open);
  const left = new Map<Levy, Left>();
  const settledIn = new Map<string, string>();
  const done = rows.toReversed().map((row): SetOff => {
    if (!open.includes(row)) {
      return { ...row, dueInPaise: row.paid?.amountInPaise ?? 0, claimInPaise: 0, takes: [] };
    }
    const year = yearOf(row);
    const { carried, months } = leftBefore(left.get(row.levy), year);
    const sum = row.amountInPaise + carried;
    left.set(
      row.levy,
      sum > 0 ? { year, ...nothingLeft } : { year, carried: sum, months: [...months, row.month] },
    );
    const isMonthOver = row.month < today.slice(0, 7);
    if (sum === 0 && isMonthOver)
      for (const month of months) settledIn.set(`${month} ${row.levy}`, row.month);
    const isLast = lastOfYears.get(`${row.levy} ${year}`) === row.month;
    const isClaimed = year !== "" && isLast && financialYear(today) > year;
    return {
      ...{ ...row, carriedInPaise: carried, takes: months },
      ...{ dueInPaise: Math.max(0, sum), claimInPaise: isClaimed ? Math.max(0, -sum) : 0 },
    };
  });
  return done
    .map((row) => ({ ...row, setOffIn: row.setOffIn ?? settledIn.get(`${row.month} ${row.levy}`) ?? null }))
    .toReversed();
}

/** Months that came to nothing may be closed with a month of any year; what is below zero stays in its own. */
function leftBefore(before: Left | undefined, year: string): Omit<Left, "year"> {
  return before && (before.year === year || before.carried === 0) ? before : nothingLeft;
}

/** The last month of each levy and tax year that is not paid. */
function lastMonths(open: readonly MonthOfLevy[]): ReadonlyMap<string, string> {
  return new Map(open.toReversed().map((row) => [`${row.levy} ${yearOf(row)}`, row.month]));
}
