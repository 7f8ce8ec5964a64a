import { dayInIndia } from "#engine/server/clock.ts";
import type { Reader } from "#engine/server/data/client.ts";
import type { Deposit, Levy } from "../contract.ts";
import { depositDueAt } from "./deposit-days.ts";
import { type MonthOfLevy, selectMonthsOfLevies } from "./deposits.queries.ts";
import { type SetOff, withSetOff } from "./set-off-months.ts";

interface Tax {
  readonly month: string;
  readonly levy: Levy;
}

/** The taxes of the running month and the twelve before it, newest first, and older ones that were not paid. */
export async function depositsOf(reader: Reader, now: Date): Promise<Deposit[]> {
  const today = dayInIndia(now);
  const thisMonth = today.slice(0, 7);
  const [year, number] = thisMonth.split("-");
  const since = `${Number(year) - 1}-${number}`;
  const rows = withSetOff(await selectMonthsOfLevies(reader, since), today);
  return rows
    .filter((row) => row.month >= since || isOpen(row))
    .filter(isShown)
    .map((row) => shown(row, thisMonth));
}

/** Something is still to be paid, or to be paid back by the state. */
const isOpen = ({ dueInPaise, paid, claimInPaise }: SetOff): boolean =>
  (dueInPaise > 0 && paid === null) || claimInPaise > 0;

const isShown = ({ amountInPaise, carriedInPaise, paid, takenBack }: MonthOfLevy): boolean =>
  amountInPaise !== 0 || carriedInPaise !== 0 || paid !== null || takenBack.length > 0;

function shown({ takes: _, ...row }: SetOff, thisMonth: string): Deposit {
  return {
    ...row,
    isClaimed: row.claimInPaise > 0,
    dueAt: depositDueAt(row),
    isMonthOver: row.month < thisMonth,
  };
}

/** What is to be paid for a month that is not paid, or is claimed of it, and the months that are set off with it. */
export async function findDue(
  reader: Reader,
  { month, levy }: Tax,
  today: string,
): Promise<Pick<SetOff, "dueInPaise" | "claimInPaise" | "carriedInPaise" | "takes">> {
  const rows = withSetOff(await selectMonthsOfLevies(reader, month), today);
  const found = rows.find((row) => row.month === month && row.levy === levy);
  return found && !found.setOffIn && !found.refunded
    ? found
    : { dueInPaise: 0, claimInPaise: 0, carriedInPaise: 0, takes: [] };
}
