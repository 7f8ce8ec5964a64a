import type { Role } from "#engine/contract/person.ts";
import type { Person } from "#features/profiles/server";
import type { SessionAnswer } from "../../contract/auth.ts";

interface SessionRoles {
  readonly roles: readonly Role[];
  readonly withheldRoles?: readonly Role[];
}

/** Who is signed in, as every screen needs it. */
export function sessionAnswerOf(person: Person, { roles, withheldRoles = [] }: SessionRoles): SessionAnswer {
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
    needsSecondFactor: withheldRoles.length > 0,
  };
}
