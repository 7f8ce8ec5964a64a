import type { AnswerOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { listDeposits as endpoint } from "../contract.ts";
import { depositsOf } from "./deposits.ts";

/** What is to be paid to the state for this month and those before it, and by when, and what was paid in the last twelve. */
export async function listDeposits({ database, clock }: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  return { deposits: await depositsOf(database, clock.now()) };
}
