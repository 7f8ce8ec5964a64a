import { type RawBuilder, sql } from "kysely";
import { staffRoles } from "#engine/contract/person.ts";
import type { PersonLine } from "../contract.ts";

/** What a line about `member`, a row of `published.members`, says; read from nothing that others may not see. */
export const lineColumns = sql`
  member.profile_key as "profileKey", member.first_name as "firstName", member.first_name_te as "firstNameTe",
  member.picture_url as "pictureUrl", member.locality, member.admin_level2 as district,
  coalesce((
    select case when bool_or(role = 'seller') then 'seller' when bool_or(role = 'agent') then 'agent' else 'staff' end
    from published.role_grants where profile_id = member.id and role = any(${["seller", "agent", ...staffRoles]}::text[])
    having count(*) > 0), 'farmer') as role,
  (select jsonb_build_object('en', business_name, 'te', business_name_te)
    from published.sellers where profile_id = member.id limit 1) as "businessName"`;

/** Whether one of the two has blocked the other; `other` is an id of the statement. */
export function isBlockedBetween(profileId: number, other: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(exists (select from profile_blocks where blocker_profile_id = ${profileId} and blocked_profile_id = ${other})
    or exists (select from profile_blocks where blocker_profile_id = ${other} and blocked_profile_id = ${profileId}))`;
}

/** A line with something beside it, as the statement reads it. */
export type LineRow<More = unknown> = PersonLine & More;
