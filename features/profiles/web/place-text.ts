import { stateName } from "#engine/contract/indian-states.ts";
import type { Language } from "#engine/web/words/language.ts";
import { noLocationYet, type Profile } from "../contract/profiles.ts";

type LocationTo = Profile["lstOfUserBusinessDetailsInfo"][number]["locationTo"];

/** Town, district and state; null where no place is set. */
export function placeText(place: LocationTo | undefined, language: Language): string | null {
  if (!place || place.placeName === noLocationYet) return null;
  const { adminLevel1 = "", adminLevel2 = "" } = place.locationLong ?? {};
  return [...new Set([place.placeName, adminLevel2, stateName(adminLevel1, language)])]
    .filter(Boolean)
    .join(", ");
}
