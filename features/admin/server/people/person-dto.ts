import type { Reader } from "#engine/server/data/client.ts";
import type { PersonDetail } from "../../contract/people.ts";
import { type PersonDetailRow, selectHeldRoles } from "./people.queries.ts";

/** A person as the platform admin sees one, with the roles of this moment. */
export async function toPersonDetail(
  reader: Reader,
  { profileId, createdAt, lastSignInAt, ...person }: PersonDetailRow,
): Promise<PersonDetail> {
  const held = await selectHeldRoles(reader, profileId);
  return {
    ...person,
    createdAt: createdAt.getTime(),
    lastSignInAt: lastSignInAt?.getTime() ?? null,
    roles: held.map(({ role, since, givenBy }) => ({ role, since: since.getTime(), givenBy })),
  };
}
