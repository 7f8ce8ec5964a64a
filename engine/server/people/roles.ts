import type { Role } from "#engine/contract/person.ts";
import type { Reader } from "../data/client.ts";

/** Gives a person a right; one that is there already stays as it is. It holds from the next call on. */
export async function grantRole(
  database: Reader,
  grant: { readonly profileId: number; readonly role: Role; readonly at: Date },
): Promise<void> {
  await database
    .insertInto("role_grants")
    .values({ profile_id: grant.profileId, role: grant.role, granted_at: grant.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** All who hold a right. */
export async function selectHolders(reader: Reader, role: Role): Promise<number[]> {
  const rows = await reader.selectFrom("role_grants").select("profile_id").where("role", "=", role).execute();
  return rows.map(({ profile_id }) => profile_id);
}
