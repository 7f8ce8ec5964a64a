import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { updateBasicDetails as endpoint } from "../contract/profiles.ts";
import { personOf } from "./person.ts";
import { updatePlace } from "./queries.ts";
import { profileOf } from "./read-profile.ts";

/** Keeps the caller's location and answers the profile. */
export async function updateBasicDetails(
  { actor, database }: MemberContext,
  { body: { location } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const row = await updatePlace(database, actor.profileId, {
    locality: location.locality,
    admin_level1: location.adminLevel1,
    admin_level2: location.adminLevel2,
    country_name: location.countryName,
    postal_code: location.postalCode ?? null,
    latitude: location.latitude,
    longitude: location.longitude,
  });
  return row ? profileOf(personOf(row), actor.roles) : refuse(endpoint, "profiles/not-found");
}
