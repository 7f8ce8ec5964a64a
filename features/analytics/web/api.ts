import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { chooseConsent, readConsent } from "../contract.ts";

/** What the person said to the data layer; `isGiven` is null until then. */
export const consentQuery = queryOptions({
  queryKey: ["analytics", "consent"],
  queryFn: ({ signal }) => call(readConsent, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Gives or takes back the consent. Throws NetworkError when it could not be kept. */
export async function saveConsent(isGiven: boolean): Promise<void> {
  queryClient.setQueryData(consentQuery.queryKey, await call(chooseConsent, { body: { isGiven } }));
}
