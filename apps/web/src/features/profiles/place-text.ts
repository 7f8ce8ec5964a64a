import { stateName } from "@santha/contract/indian-states";
import { noLocationYet, type Profile } from "@santha/contract/profiles";
import type { Language } from "#lib/language";

type LocationTo = Profile["lstOfUserBusinessDetailsInfo"][number]["locationTo"];

/** Town, district and state; null where no place is set. */
export function placeText(place: LocationTo | undefined, language: Language): string | null {
  if (!place || place.placeName === noLocationYet) return null;
  const { adminLevel1 = "", adminLevel2 = "" } = place.locationLong ?? {};
  return [...new Set([place.placeName, adminLevel2, stateName(adminLevel1, language)])]
    .filter(Boolean)
    .join(", ");
}
