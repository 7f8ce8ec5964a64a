import { useQuery } from "@tanstack/react-query";
import { queryClient } from "#engine/web/data/query-client.ts";
import { offlineMutation } from "#engine/web/outbox/offline-mutation.ts";
import { usePending } from "#engine/web/outbox/outbox.ts";
import type { OutboxEntries } from "#engine/web/outbox/outbox-entry.ts";
import type { Language } from "#engine/web/words/language.ts";
import { chooseLanguage, type Profile, updateProfile } from "../contract/profiles.ts";
import { profileQuery } from "./api.ts";
import { inputOf, type ProfileDraft, withDraft } from "./profile-draft.ts";
import { useProfilesTexts } from "./words.ts";

const common = { refreshes: [["profiles"]] } as const;

/** What the person says about themself; the last change says all. */
export const profileChange = offlineMutation({
  ...common,
  kind: "profiles/edit",
  endpoint: updateProfile,
  request: (draft: ProfileDraft) => ({ body: inputOf(draft) }),
  subject: () => "profile/own",
  title: () => useProfilesTexts.now().waiting,
  page: "/app/profiles?edit=1",
  onSent: (profile) => queryClient.setQueryData(profileQuery(profile.profileKey).queryKey, profile),
});

/** The language of the app alone; it takes the place of no other change, also of none that was refused. */
export const languageChange = offlineMutation({
  ...common,
  kind: "profiles/language",
  endpoint: chooseLanguage,
  request: (language: Language) => ({ body: { language } }),
  subject: () => "profile/language",
  title: () => useProfilesTexts.now().language,
  page: "/app/profiles",
});

/** The profile with the changes of it on top that wait on this phone, in the order in which they were made. */
function withPending(profile: Profile, pending: OutboxEntries): Profile {
  let shown = profile;
  for (const entry of pending) {
    const draft = profileChange.inputOf(entry);
    const language = languageChange.inputOf(entry) ?? shown.language;
    shown = draft ? withDraft(shown, draft) : { ...shown, language };
  }
  return shown;
}

/** The person's own profile, with the changes that are not sent yet. */
export function useProfile(profileKey: string) {
  const { data, error, refetch, dataUpdatedAt } = useQuery(profileQuery(profileKey));
  const pending = usePending("profile/", dataUpdatedAt);
  return { data: data && withPending(data, pending), error, refetch };
}
