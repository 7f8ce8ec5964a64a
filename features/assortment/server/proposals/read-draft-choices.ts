import type { AnswerOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { readDraftChoices as endpoint } from "../../contract/proposals.ts";
import { selectGroups, selectLicences, selectTaxes } from "./draft-choices.queries.ts";

/** What the form of a proposed product offers. */
export async function readDraftChoices({
  actor,
  database,
  clock,
}: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  const onDay = dayInIndia(clock.now());
  return {
    groups: await selectGroups(database),
    taxes: await selectTaxes(database, onDay),
    licences: await selectLicences(database, actor.profileId, onDay),
  };
}
