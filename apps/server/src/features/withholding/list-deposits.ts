import type { AnswerOf } from "@santha/contract/endpoint";
import type { listDeposits as endpoint } from "@santha/contract/withholding";
import { dayInIndia } from "#platform/clock";
import type { MemberContext } from "#platform/context";
import { depositDueAt } from "./deposit-days.ts";
import { selectDeposits } from "./withholding.queries.ts";

/** What is to be paid to the state for this month and the twelve before it, and by when. */
export async function listDeposits({ database, clock }: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  const [year, month] = dayInIndia(clock.now()).split("-");
  const deposits = await selectDeposits(database, `${Number(year) - 1}-${month}`);
  return { deposits: deposits.map((deposit) => ({ ...deposit, dueAt: depositDueAt(deposit) })) };
}
