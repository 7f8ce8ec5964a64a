import type { CheckedOf } from "@santha/contract/endpoint";
import { readProfile as endpoint, noLocationYet, type Profile } from "@santha/contract/profiles";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { findPerson } from "./find-person.ts";
import type { Place } from "./person.ts";
import { canReadProfile } from "./profiles.policy.ts";

/** Reads the caller's own profile; any other key is refused like a missing one. */
export async function readProfile(
  context: MemberContext,
  { params }: CheckedOf<typeof endpoint>,
): Promise<Profile> {
  if (!canReadProfile(context.actor, params.profileKey)) refuse(endpoint, "profiles/not-found");
  const person = await findPerson(context.database, context.actor.profileId);
  if (!person) return refuse(endpoint, "profiles/not-found");
  return {
    profileKey: person.profileKey,
    firstName: person.firstName,
    mobileNo: person.mobileNo,
    altemailId: person.email,
    profilePicUrl: person.pictureUrl,
    roles: [...context.actor.roles],
    memberSince: person.createdAt.getTime(),
    lstOfUserBusinessDetailsInfo: [{ locationTo: locationTo(person.place) }],
  };
}

/** The specification's shape of a place; without coordinates there is a name only. */
function locationTo(place: Place | null): Profile["lstOfUserBusinessDetailsInfo"][number]["locationTo"] {
  if (place === null) return { placeName: noLocationYet, locationLong: null };
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null) return { placeName: place.locality, locationLong: null };
  return {
    placeName: place.locality,
    locationLong: {
      locality: place.locality,
      adminLevel1: place.adminLevel1 ?? "",
      adminLevel2: place.adminLevel2 ?? "",
      countryName: place.countryName ?? "",
      latitude,
      longitude,
    },
  };
}
