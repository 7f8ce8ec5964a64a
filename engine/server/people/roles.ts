import { sql } from "kysely";
import { roles as allRoles, type Role } from "#engine/contract/person.ts";
import type { Reader, Transaction } from "../data/client.ts";
import { forgetSessions } from "../http/kept/kept-sessions.ts";

interface Grant {
  readonly profileId: number;
  readonly role: Role;
  readonly at: Date;
  /** Who gives it; left out where no person does, as at the terminal. */
  readonly by?: number;
}

/** Gives a person a right; false when it is there already and stays as it is. It holds from the next call on. */
export async function grantRole(database: Reader, { profileId, role, at, by }: Grant): Promise<boolean> {
  const given = await database
    .insertInto("role_grants")
    .values({ profile_id: profileId, role, granted_at: at, granted_by_profile_id: by ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  forgetSessions(database);
  return given.numInsertedOrUpdatedRows === 1n;
}

/** Takes a right away; false when the person has none. It ends with the person's next call. */
export async function revokeRole(
  transaction: Transaction,
  { profileId, role }: Pick<Grant, "profileId" | "role">,
): Promise<boolean> {
  const taken = await transaction
    .deleteFrom("role_grants")
    .where("profile_id", "=", profileId)
    .where("role", "=", role)
    .executeTakeFirst();
  forgetSessions(transaction);
  return taken.numDeletedRows === 1n;
}

/** All who hold a right. */
export async function selectHolders(reader: Reader, role: Role): Promise<number[]> {
  const rows = await reader.selectFrom("role_grants").select("profile_id").where("role", "=", role).execute();
  return rows.map(({ profile_id }) => profile_id);
}

/** All who hold a right, held until the transaction ends: who takes it from one of them waits until then. */
export async function lockHolders(transaction: Transaction, role: Role): Promise<number[]> {
  const rows = await transaction
    .selectFrom("role_grants")
    .select("profile_id")
    .where("role", "=", role)
    .orderBy("profile_id")
    .forUpdate()
    .execute();
  return rows.map(({ profile_id }) => profile_id);
}

/** The rights of a person, in the order of the contract. */
export async function selectRolesOf(reader: Reader, profileId: number): Promise<Role[]> {
  const { rows } = await sql<{ roles: Role[] }>`select array(select role from role_grants
    where profile_id = ${profileId} order by array_position(${[...allRoles]}::text[], role)) as roles`.execute(
    reader,
  );
  return rows[0]?.roles ?? [];
}
