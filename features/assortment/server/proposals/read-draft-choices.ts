import type { AnswerOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { SellerContext } from "#engine/server/context.ts";
import type { readDraftChoices as endpoint } from "../../contract/proposals.ts";
import { selectGroups, selectLicences, selectMakers, selectTaxes } from "./draft-choices.queries.ts";

/** What the form of a proposed product offers. */
export async function readDraftChoices({
  sellerProfileId,
  database,
  clock,
}: SellerContext): Promise<AnswerOf<typeof endpoint>> {
  const onDay = dayInIndia(clock.now());
  return {
    groups: await selectGroups(database),
    makers: await selectMakers(database),
    taxes: await selectTaxes(database, onDay),
    licences: await selectLicences(database, sellerProfileId, onDay),
  };
}
