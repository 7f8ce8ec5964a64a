import { readProfile } from "@santha/contract/profiles";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client";
import { kept } from "#lib/kept-answers";
import { queryClient } from "#lib/query-client";
import { unsentRecords } from "#lib/unsent";
import { withDraft } from "./profile-draft.ts";
import { typedIn, unsentProfile, waitingLanguage } from "./profile-queue.ts";

/** Asks for the profile again, also where no page shows it: what is kept of it for a time without a network is then new. */
export const reloadProfile = (profileKey: string) =>
  queryClient.fetchQuery({ ...profileQuery(profileKey), staleTime: 0 });

/** The person's own profile, with what he has changed of it and is not sent yet. */
export const profileQuery = (profileKey: string) =>
  queryOptions({
    queryKey: ["profiles", profileKey],
    meta: kept,
    queryFn: async ({ signal }) => {
      const profile = await call(readProfile, { params: { profileKey } }, { signal });
      const records = await unsentRecords();
      const unsent = unsentProfile(records);
      const draft = unsent?.state === "waiting" ? typedIn(unsent) : undefined;
      const { language = profile.language } = draft ?? { language: waitingLanguage(records) };
      return { ...(draft ? withDraft(profile, draft) : profile), language };
    },
  });
