import { type RawBuilder, sql } from "kysely";
import { bareMobileNo } from "#engine/contract/mobile-number.ts";
import { roles as allRoles, type Role } from "#engine/contract/person.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { plannedAnew } from "#engine/server/data/planned-anew.ts";

/** A person by name, with the id that stays inside. */
export interface NameRow {
  readonly profileId: number;
  readonly profileKey: string;
  readonly firstName: string;
  readonly firstNameTe: string | null;
}

export interface PersonRow extends NameRow {
  readonly mobileNo: string;
  readonly pictureUrl: string | null;
  readonly locality: string | null;
  readonly createdAt: Date;
}

const personColumns = sql`people.id as "profileId", people.profile_key as "profileKey",
  people.first_name as "firstName", people.first_name_te as "firstNameTe", people.mobile_no as "mobileNo",
  people.picture_url as "pictureUrl", people.locality, people.created_at as "createdAt"`;

interface PeopleQuery {
  /** A name or a part of one, a profile key, or the first digits of a mobile number; empty: everybody. */
  readonly find: string;
  readonly role?: Role | undefined;
  /** Behind the person of this id. */
  readonly afterId: string | undefined;
  readonly limit: number;
}

/** People with their roles, the newest account first. */
export async function selectPeople(reader: Reader, { find, role, afterId, limit }: PeopleQuery) {
  const holders =
    role &&
    sql`published.role_grants held join published.profiles people
    on people.id = held.profile_id and held.role = ${role}`;
  const { rows } = await sql<PersonRow & { readonly roles: Role[] }>`
    ${plannedAnew} select ${personColumns}, array(select role from published.role_grants where profile_id = people.id
      order by array_position(${[...allRoles]}::text[], role)) as roles
    from ${holders ?? sql`published.profiles people`}
    where ${isFoundBy(find)} ${afterId === undefined ? sql`` : sql`and people.id < ${afterId}::bigint`}
    order by people.id desc limit ${sql.lit(limit)}`.execute(reader);
  return rows;
}

function isFoundBy(find: string): RawBuilder<unknown> {
  if (find === "") return sql`true`;
  const digits = bareMobileNo(find);
  if (/^[0-9]{1,10}$/.test(digits))
    return sql`people.mobile_no between ${digits.padEnd(10, "0")} and ${digits.padEnd(10, "9")}`;
  // Written as the index profiles_by_name has it.
  const name = sql`(people.first_name || ' ' || coalesce(people.first_name_te, ''))`;
  return sql`(${name} ilike ${`%${find.replace(/[\\%_]/g, "\\$&")}%`} or people.profile_key = ${find})`;
}

export interface PersonDetailRow extends PersonRow {
  readonly district: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly lastSignInAt: Date | null;
  readonly hasSecondFactor: boolean;
}

/** One person; undefined when nobody has the key. */
export async function selectPerson(reader: Reader, profileKey: string): Promise<PersonDetailRow | undefined> {
  const { rows } = await sql<PersonDetailRow>`
    select ${personColumns}, admin_level2 as district, admin_level1 as state, postal_code as "postalCode",
      (select max(signed_in_at) from published.sign_ins where profile_id = people.id) as "lastSignInAt",
      exists (select from published.second_factors where profile_id = people.id) as "hasSecondFactor"
    from published.profiles people where profile_key = ${profileKey}`.execute(reader);
  return rows[0];
}

/** Who has a profile key or a mobile number. */
export async function selectNamed(reader: Reader, keyOrNumber: string): Promise<NameRow | undefined> {
  const { rows } = await sql<NameRow>`
    select id as "profileId", profile_key as "profileKey", first_name as "firstName",
      first_name_te as "firstNameTe" from published.profiles
    where profile_key = ${keyOrNumber} or mobile_no = ${bareMobileNo(keyOrNumber)} limit 1`.execute(reader);
  return rows[0];
}

export interface HeldRoleRow {
  readonly role: Role;
  readonly since: Date;
  readonly givenBy: Omit<NameRow, "profileId"> | null;
}

/** The roles of a person, in the order of the contract, with who gave them. */
export async function selectHeldRoles(reader: Reader, profileId: number): Promise<HeldRoleRow[]> {
  const { rows } = await sql<HeldRoleRow>`
    select role, granted_at as since, case when givers.id is not null then jsonb_build_object(
      'profileKey', givers.profile_key, 'firstName', givers.first_name, 'firstNameTe', givers.first_name_te)
      end as "givenBy"
    from published.role_grants left join published.profiles givers on givers.id = granted_by_profile_id
    where profile_id = ${profileId}
    order by array_position(${[...allRoles]}::text[], role)`.execute(reader);
  return rows;
}
