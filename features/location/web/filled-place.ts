import type { PinPlace } from "../contract.ts";

/** Town and state of an address. */
export interface TownAndState {
  readonly city: string;
  readonly state: string;
}
type Named = Pick<PinPlace, "locality" | "adminLevel1">;

/**
 * Town and state with the first place of a pin code filled in. What a person typed stays; what belongs to the pin code
 * that stood there before is replaced, and emptied when the new one has no place.
 */
export function withPlace(
  typed: TownAndState,
  [place]: readonly Named[],
  former: readonly Named[],
): TownAndState {
  const isFree = (value: string, part: keyof Named): boolean =>
    value.trim() === "" || former.some((one) => one[part] === value);
  return {
    city: isFree(typed.city, "locality") ? (place?.locality ?? "") : typed.city,
    state: isFree(typed.state, "adminLevel1") ? (place?.adminLevel1 ?? "") : typed.state,
  };
}
