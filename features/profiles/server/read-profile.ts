import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { Role } from "#engine/contract/person.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { readProfile as endpoint, noLocationYet, type Profile } from "../contract/profiles.ts";
import { findPerson } from "./find-person.ts";
import type { Person, Place } from "./person.ts";
import { canReadProfile } from "./policy.ts";

/** Reads the caller's own profile; any other key is refused like a missing one. */
export async function readProfile(
  context: MemberContext,
  { params }: CheckedOf<typeof endpoint>,
): Promise<Profile> {
  if (!canReadProfile(context.actor, params.profileKey)) refuse(endpoint, "profiles/not-found");
  const person = await findPerson(context.database, context.actor.profileId);
  if (!person) return refuse(endpoint, "profiles/not-found");
  return profileOf(person, context.actor.roles);
}

/** A person as he sees himself, in the specification's words. */
export function profileOf(person: Person, roles: readonly Role[]): Profile {
  return {
    profileKey: person.profileKey,
    firstName: person.firstName,
    firstNameTe: person.firstNameTe,
    mobileNo: person.mobileNo,
    altemailId: person.email,
    isEmailVerified: person.isEmailVerified,
    profilePicUrl: person.pictureUrl,
    language: person.language,
    roles: [...roles],
    memberSince: person.createdAt.getTime(),
    lstOfUserBusinessDetailsInfo: [
      { businessName: person.businessName, gstin: person.gstin, locationTo: locationTo(person.place) },
    ],
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
