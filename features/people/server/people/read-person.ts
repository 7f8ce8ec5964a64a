import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { readPerson as endpoint, type Person } from "../../contract.ts";
import { type PersonRow, selectPerson } from "./person.queries.ts";

/** A person as other members see him. */
export async function readPerson(
  context: MemberContext,
  { params }: CheckedOf<typeof endpoint>,
): Promise<Person> {
  return personOf(await findPersonFor(context, context.database, params.profileKey));
}

/** The person with this key as the caller sees him. @throws AppError `people/not-found` */
export async function findPersonFor(
  { actor }: MemberContext,
  reader: Reader,
  profileKey: string,
): Promise<PersonRow> {
  const row = await selectPerson(reader, { profileKey, viewerId: actor.profileId });
  return row ?? refuse(endpoint, "people/not-found");
}

export function personOf({ profileId: _, memberSince, ...row }: PersonRow): Person {
  return { ...row, memberSince: memberSince.getTime() };
}
