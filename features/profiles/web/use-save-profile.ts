import { useMutation } from "@tanstack/react-query";
import { ApiError } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { changeSession } from "#engine/web/data/session.ts";
import { outboxNow } from "#engine/web/outbox/outbox.ts";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { profileQuery } from "./api.ts";
import { languageChange, profileChange } from "./offline.ts";
import { type ProfileDraft, type ProfileField, withDraft } from "./profile-draft.ts";

/**
 * Keeps the profile, without a network on this phone; menu and header show the new name and picture at once, and the app
 * speaks the chosen language.
 */
export function useSaveProfile(profileKey: string) {
  return useMutation({
    mutationFn: (draft: ProfileDraft) => profileChange.send(draft),
    onSuccess: (outcome, draft) => {
      const before = queryClient.getQueryData(profileQuery(profileKey).queryKey);
      const profile = outcome.state === "sent" ? outcome.answer : before && withDraft(before, draft);
      if (!profile || outcome.state === "superseded") return;
      const { firstName, firstNameTe, profilePicUrl, language } = profile;
      changeSession({ firstName, firstNameTe, profilePicUrl, language });
      chooseLanguage(language);
      // One that was chosen before and is still to be told gives way to it.
      const isLanguageWaiting = outboxNow().some(
        (entry) => entry.kind === languageChange.kind && entry.state === "waiting",
      );
      if (isLanguageWaiting) void languageChange.send(language).catch(() => {});
    },
  });
}

/** The server's sentence beside each field that still holds what was refused. */
export function errorsStillTrue(
  error: Error | null,
  sent: ProfileDraft | undefined,
  draft: ProfileDraft,
): Partial<Record<ProfileField, string>> {
  const entries = Object.entries(fieldErrorsOf(error)) as [ProfileField, string][];
  return Object.fromEntries(
    entries.filter(([field]) => {
      const name = field === "picture" ? "pictureKey" : field;
      return sent?.[name] === draft[name];
    }),
  );
}

/** Whether the error belongs to no field and is said above the form. */
export function isWithoutField(error: Error | null): error is Error {
  return error !== null && Object.keys(fieldErrorsOf(error)).length === 0;
}

function fieldErrorsOf(error: Error | null): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}
