import type { AnswerOf } from "@santha/contract/endpoint";
import type { readOwnWithheld as endpoint } from "@santha/contract/withholding";
import type { MemberContext } from "#platform/context";
import { selectMonthsOf } from "./withholding.queries.ts";

/** What was kept back from the caller, month by month, with the rule and its rate. */
export async function readOwnWithheld({
  database,
  actor,
}: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  return { taxes: await selectMonthsOf(database, actor.profileId) };
}
