import type { Actor } from "#engine/server/context.ts";
import { sellerPartsOf } from "#engine/server/people/seller-access.ts";
import type { Person } from "#features/profiles/server";
import type { SessionAnswer } from "../../contract/auth.ts";

/** Who is signed in, as every screen needs it. */
export function sessionAnswerOf(
  person: Person,
  actor: Pick<Actor, "roles" | "withheldRoles" | "sellerAccess">,
): SessionAnswer {
  const { roles, withheldRoles = [] } = actor;
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
    sellerParts: [...sellerPartsOf(actor)],
    needsSecondFactor: withheldRoles.length > 0,
  };
}
