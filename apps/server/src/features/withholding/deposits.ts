import type { Deposit } from "@santha/contract/withholding";
import type { Reader } from "@santha/database/client";
import { dayInIndia } from "#platform/clock";
import { depositDueAt } from "./deposit-days.ts";
import { selectDeposits } from "./deposits.queries.ts";

/** The taxes of the running month and the twelve before it, newest first, and older ones that were not paid. */
export async function depositsOf(reader: Reader, now: Date): Promise<Deposit[]> {
  const thisMonth = dayInIndia(now).slice(0, 7);
  const [year, number] = thisMonth.split("-");
  const rows = await selectDeposits(reader, `${Number(year) - 1}-${number}`);
  return rows.map((row) => ({
    ...row,
    dueAt: depositDueAt(row),
    isMonthOver: row.month < thisMonth,
  }));
}
