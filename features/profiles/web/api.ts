import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { kept } from "#engine/web/data/query-persister.ts";
import { readProfile } from "../contract/profiles.ts";

/** Asks for the profile again, also where no page shows it: what is kept of it for a time without a network is then new. */
export const reloadProfile = (profileKey: string) =>
  queryClient.fetchQuery({ ...profileQuery(profileKey), staleTime: 0 });

/** The person's own profile, as the server has it. */
export const profileQuery = (profileKey: string) =>
  queryOptions({
    queryKey: ["profiles", profileKey],
    meta: kept,
    queryFn: ({ signal }) => call(readProfile, { params: { profileKey } }, { signal }),
  });
