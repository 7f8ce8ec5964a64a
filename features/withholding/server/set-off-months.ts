import { financialYear } from "#engine/server/clock.ts";
import type { Levy } from "../contract.ts";
import type { MonthOfLevy } from "./deposits.queries.ts";

/** A month of a tax, with the sums set off from earlier months. */
export interface SetOff extends MonthOfLevy {
  readonly dueInPaise: number;
  /** The amount claimed from the state, above 0. */
  readonly claimInPaise: number;
  /** The months whose sums are set off here. */
  readonly takes: readonly string[];
}

/** The sum carried from unpaid months, 0 or below, and which months these are. */
interface Left {
  readonly year: string;
  readonly carried: number;
  readonly months: readonly string[];
}
const nothingLeft: Omit<Left, "year"> = { carried: 0, months: [] };

/** GST is carried forward without limit, income tax within its tax year. */
const yearOf = ({ levy, month }: Pick<MonthOfLevy, "levy" | "month">): string =>
  levy === "gst-tcs" ? "" : financialYear(`${month}-01`);

/**
 * Sets negative months off in later unpaid ones: GST without limit, income tax within its tax year, whose rest
 * is claimed. Months that sum to zero close with the next paid one. Rows are newest first; `today` is
 * `yyyy-mm-dd` in India.
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

/** Months that sum to zero may be closed in any year; a negative sum stays in its own year. */
function leftBefore(before: Left | undefined, year: string): Omit<Left, "year"> {
  return before && (before.year === year || before.carried === 0) ? before : nothingLeft;
}

/** The last unpaid month of each levy and tax year. */
function lastMonths(open: readonly MonthOfLevy[]): ReadonlyMap<string, string> {
  return new Map(open.toReversed().map((row) => [`${row.levy} ${yearOf(row)}`, row.month]));
}
