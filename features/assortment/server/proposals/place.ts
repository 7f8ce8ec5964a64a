import { type Cursor, cursorOf } from "#engine/server/http/paging.ts";

/** The place behind which a list of proposals goes on; null at its beginning, and for what no list has told. */
export function placeOf(after: string | undefined): Cursor | null {
  const place = cursorOf(after);
  return place !== null && /^[0-9]{1,15}$/.test(place.id) ? place : null;
}
