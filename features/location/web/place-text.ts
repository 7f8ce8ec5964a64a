import { stateName } from "#engine/contract/indian-states.ts";
import type { Language } from "#engine/web/words/language.ts";
import type { PinPlace } from "../contract.ts";

/** "Narsampet, Warangal, Telangana"; a district that is called like its town stands once. */
export function placeText(place: PinPlace, language: Language): string {
  return [...new Set([place.locality, place.adminLevel2, stateName(place.adminLevel1, language)])].join(", ");
}

/** The places of one pin code, as short as they can be told apart: most lie in one district. */
export function shortTexts(places: readonly PinPlace[], language: Language): string[] {
  const isOneDistrict = new Set(places.map((place) => place.adminLevel2)).size === 1;
  return places.map((place) => (isOneDistrict ? place.locality : placeText(place, language)));
}
