import type { Deposit, Levy } from "@santha/contract/withholding";
import type { Reader } from "@santha/database/client";
import { dayInIndia, financialYear } from "#platform/clock";
import { depositDueAt } from "./deposit-days.ts";
import { type MonthOfLevy, selectMonthsOfLevies } from "./deposits.queries.ts";

/** The taxes of the running month and the twelve before it, newest first, and older ones that were not paid. */
export async function depositsOf(reader: Reader, now: Date): Promise<Deposit[]> {
  const thisMonth = dayInIndia(now).slice(0, 7);
  const [year, number] = thisMonth.split("-");
  const since = `${Number(year) - 1}-${number}`;
  const rows = withSetOff(await selectMonthsOfLevies(reader, since));
  return rows
    .filter(({ month, dueInPaise, paid }) => month >= since || (dueInPaise > 0 && paid === null))
    .filter(({ amountInPaise, carriedInPaise, paid }) => amountInPaise !== 0 || carriedInPaise !== 0 || paid)
    .map(({ takes: _, ...row }) => ({
      ...row,
      isClaimed: row.isClaimed && row.month < thisMonth,
      dueAt: depositDueAt(row),
      isMonthOver: row.month < thisMonth,
    }));
}

/** What is to be paid for a month that is not paid, and the months below zero that are set off with it. */
export async function findDue(
  reader: Reader,
  { month, levy }: { readonly month: string; readonly levy: Levy },
): Promise<Pick<SetOff, "dueInPaise" | "carriedInPaise" | "takes">> {
  const rows = withSetOff(await selectMonthsOfLevies(reader, month));
  const found = rows.find((row) => row.month === month && row.levy === levy);
  return found && !found.setOffIn ? found : { dueInPaise: 0, carriedInPaise: 0, takes: [] };
}

interface SetOff extends MonthOfLevy {
  readonly dueInPaise: number;
  readonly isClaimed: boolean;
  /** The months whose sums are set off here. */
  readonly takes: readonly string[];
}

/**
 * A month of a levy that is below zero goes into the next one that is not paid, and on until it is used up: GST without
 * end, income tax within its tax year. Rows come and go newest first.
 */
function withSetOff(rows: readonly MonthOfLevy[]): SetOff[] {
  const done: SetOff[] = [];
  const open = new Map<
    Levy,
    { readonly year: string; readonly carried: number; readonly months: string[] }
  >();
  for (const row of rows.toReversed()) {
    const { levy, month, amountInPaise } = row;
    if (row.paid || row.setOffIn) {
      done.push({ ...row, dueInPaise: row.paid?.amountInPaise ?? 0, isClaimed: false, takes: [] });
      continue;
    }
    const year = levy === "gst-tcs" ? "" : financialYear(`${month}-01`);
    const before = open.get(levy);
    const { carried, months } = before?.year === year ? before : { carried: 0, months: [] };
    const sum = amountInPaise + carried;
    open.set(
      levy,
      sum < 0 ? { year, carried: sum, months: [...months, month] } : { year, carried: 0, months: [] },
    );
    const isClaimed = sum < 0 && levy !== "gst-tcs" && month.endsWith("-03");
    done.push({ ...row, carriedInPaise: carried, dueInPaise: Math.max(0, sum), isClaimed, takes: months });
  }
  return done.toReversed();
}
