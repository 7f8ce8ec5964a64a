import { useLocationTexts } from "./words.ts";

/** Whose directory the places come from; its licence asks for the line. */
export function PlacesCredit() {
  return <p className="t-small c2">{useLocationTexts().credit}</p>;
}
