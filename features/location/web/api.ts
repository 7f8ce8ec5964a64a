import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { reloadSession } from "#engine/web/data/session.ts";
import { updateBasicDetails } from "#features/profiles/contract/profiles.ts";
import { isPinCode, isValidLocation, listPlaces, type PinPlace } from "../contract.ts";

/** The places of a pin code, the one that delivers first; asked for once a visit, and only when it is a pin code. */
export const placesQuery = (pinCode: string) =>
  queryOptions({
    queryKey: ["location", "places", pinCode],
    queryFn: async ({ signal }) => {
      const places = await call(listPlaces, { params: { pincode: pinCode } }, { signal });
      return places.filter((place) => place.locality !== "" && isValidLocation(place));
    },
    enabled: isPinCode(pinCode),
    staleTime: Number.POSITIVE_INFINITY,
    // While somebody types, a second's silence is longer than typing the town.
    retry: false,
  });

/**
 * Keeps the place as the person's location; profile and menu then show it without a reload (LOC-020, LOC-021). Offers,
 * prices and who delivers depend on it, so everything that is shown is asked for again.
 */
export function useSaveLocation(profileKey: string) {
  return useMutation({
    mutationFn: (location: PinPlace) => call(updateBasicDetails, { body: { location } }),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ["profiles", profileKey] }),
        reloadSession(),
      ]);
      void queryClient.invalidateQueries();
    },
  });
}
