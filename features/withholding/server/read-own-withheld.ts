import type { AnswerOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { readOwnWithheld as endpoint } from "../contract.ts";
import { selectMonthsOf } from "./queries.ts";

/** What was kept back from the caller, month by month, with the rule and its rate. */
export async function readOwnWithheld({
  database,
  actor,
}: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  return { taxes: await selectMonthsOf(database, actor.profileId) };
}
