import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { readPerson as endpoint } from "../../contract/people.ts";
import { selectPerson } from "./people.queries.ts";
import { toPersonDetail } from "./person-dto.ts";

/** One person with place, roles, last sign-in and two-step sign-in. */
export async function readPerson(
  { database }: MemberContext,
  { params }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const person = await selectPerson(database, params.profileKey);
  if (!person) return refuse(endpoint, "admin/no-such-person");
  return toPersonDetail(database, person);
}
