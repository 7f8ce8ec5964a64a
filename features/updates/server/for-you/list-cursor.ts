import { type ReasonKind, reasonKinds } from "../../contract/reading.ts";
import { mostPlaces, type Place } from "./order-for.ts";

/**
 * The rest of a list as text, which the browser brings back: the list is made once and goes on as it was made,
 * whatever is written, marked or seen meanwhile, and nothing is kept at the server.
 */
export function restText(places: readonly Place[]): string {
  return places.map(({ id, reason }) => letterOf(reason) + id.toString(36)).join(".");
}

/** Reads such a text; one that is not ours is none, so a new list is made. */
export function placesOf(text: string | undefined): Place[] | null {
  const parts = (text ?? "").split(".");
  if (parts.length > mostPlaces) return null;
  const byId = new Map<number, Place>();
  for (const part of parts) {
    const [letter, digits] = [part.slice(0, 1), part.slice(1)];
    const reason = reasonKinds.find((kind) => letterOf(kind) === letter);
    if (!reason || !/^[0-9a-z]{1,10}$/.test(digits)) return null;
    const id = Number.parseInt(digits, 36);
    byId.set(id, { id, reason });
  }
  return [...byId.values()];
}

const letterOf = (kind: ReasonKind): string => kind.slice(0, 1);
