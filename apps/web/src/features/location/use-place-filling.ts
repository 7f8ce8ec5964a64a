import { isPinCode, type PinPlace } from "@santha/contract/location";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { type TownAndState, withPlace } from "./filled-place.ts";
import { placesQuery } from "./location.api.ts";
import { useLocationTexts } from "./location.texts.ts";

export interface PlaceFilling {
  /** The places of the typed pin code, to choose from; empty while none are known. */
  readonly places: readonly PinPlace[];
  readonly isSearching: boolean;
  /** The pin code stands in the directory. */
  readonly isKnown: boolean;
  /** The place that stands in the address, if it is one of them. */
  readonly chosen: PinPlace | undefined;
  /** What to know about the look-up; it never keeps anybody from typing. */
  readonly note: string | undefined;
  choose(place: PinPlace): void;
}

/**
 * Fills town and state of an address from its pin code, as soon as that is whole. Nothing that was typed is changed;
 * a look-up that fails or finds nothing leaves everything to be typed. Of several places the one called `home` is
 * filled in, else the first.
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
