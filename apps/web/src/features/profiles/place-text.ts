import { noLocationYet, type Profile } from "@santha/contract/profiles";

type LocationTo = Profile["lstOfUserBusinessDetailsInfo"][number]["locationTo"];

/** Town, district and state; null where no place is set. */
export function placeText(place: LocationTo | undefined): string | null {
  if (!place || place.placeName === noLocationYet) return null;
  const { adminLevel1 = "", adminLevel2 = "" } = place.locationLong ?? {};
  return [...new Set([place.placeName, adminLevel2, adminLevel1])].filter(Boolean).join(", ");
}
