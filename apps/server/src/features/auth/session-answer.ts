import type { SessionAnswer } from "@santha/contract/auth";
import type { Role } from "@santha/contract/person";
import type { Person } from "#features/profiles";

/** Who is signed in, as every screen needs it. */
export function sessionAnswerOf(person: Person, roles: readonly Role[]): SessionAnswer {
  return {
    profileKey: person.profileKey,
    firstName: person.firstName,
    firstNameTe: person.firstNameTe,
    mobileNo: person.mobileNo,
    profilePicUrl: person.pictureUrl,
    locationName: person.place?.locality ?? null,
    districtName: person.place?.adminLevel2 ?? null,
    pinCode: person.place?.postalCode ?? null,
    language: person.language,
    roles: [...roles],
  };
}
