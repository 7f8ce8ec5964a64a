import { readProfile } from "@santha/contract/profiles";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client";
import { kept } from "#lib/kept-answers";

/** The person's own profile. */
export const profileQuery = (profileKey: string) =>
  queryOptions({
    queryKey: ["profiles", profileKey],
    meta: kept,
    queryFn: ({ signal }) => call(readProfile, { params: { profileKey } }, { signal }),
  });
