import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { isPinCode, type PinPlace } from "../contract.ts";
import { placesQuery } from "./api.ts";
import { type TownAndState, withPlace } from "./filled-place.ts";
import { useLocationTexts } from "./words.ts";

export interface PlaceFilling {
  /** Places of the typed pin code to choose from; empty while unknown. */
  readonly places: readonly PinPlace[];
  readonly isSearching: boolean;
  /** Whether the directory contains the pin code. */
  readonly isKnown: boolean;
  /** The place in the address, if it is one of these. */
  readonly chosen: PinPlace | undefined;
  /** A note about the lookup; it never blocks typing. */
  readonly note: string | undefined;
  choose(place: PinPlace): void;
}

/**
 * Fills town and state once the pin code is complete, without changing typed input. After a failed or empty lookup
 * the user types them. Of several places it chooses the one named `home`, otherwise the first.
 */
export function usePlaceFilling(
  address: TownAndState & { readonly postalCode: string },
  onFill: (filled: TownAndState) => void,
  home: string | null = null,
): PlaceFilling {
  const texts = useLocationTexts();
  const isWhole = isPinCode(address.postalCode);
  const found = useQuery(placesQuery(address.postalCode));
  const former = useRef<readonly PinPlace[]>([]);
  const fill = useEffectEvent((places: readonly PinPlace[]) => {
    const atHome = places.filter(({ locality }) => locality === home);
    const next = withPlace(address, [...atHome, ...places], former.current);
    former.current = places;
    if (next.city !== address.city || next.state !== address.state) onFill(next);
  });
  const { data } = found;
  useEffect(() => {
    if (data) fill(data);
  }, [data]);
  const places = (isWhole && data) || [];
  return {
    places,
    isSearching: isWhole && found.isFetching,
    isKnown: places[0]?.isApproximate === false,
    chosen: places.find((place) => place.locality === address.city && place.adminLevel1 === address.state),
    note: noteOf(
      { places, isUnknown: isWhole && data?.length === 0, hasFailed: isWhole && found.isError },
      texts,
    ),
    choose: (place) => onFill({ city: place.locality, state: place.adminLevel1 }),
  };
}

function noteOf(
  result: { readonly places: readonly PinPlace[]; readonly isUnknown: boolean; readonly hasFailed: boolean },
  texts: ReturnType<typeof useLocationTexts>,
): string | undefined {
  if (result.hasFailed) return `${texts.lookUpFailed}. ${texts.typeIt}`;
  if (result.isUnknown) return `${texts.notInList} ${texts.typeIt}`;
  return result.places[0]?.isApproximate ? texts.approximatelyFilled : undefined;
}
