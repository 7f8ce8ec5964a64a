import { useMutation } from "@tanstack/react-query";
import { ApiError } from "#lib/api-client";
import { chooseLanguage } from "#lib/language";
import { queryClient } from "#lib/query-client";
import { submit } from "#lib/queueable";
import { changeSession } from "#lib/session";
import { openUnsent } from "#lib/unsent";
import { type ProfileDraft, type ProfileField, withDraft } from "./profile-draft.ts";
import { languageChange, profileChange, waitingLanguage } from "./profile-queue.ts";
import { profileQuery } from "./profiles.api.ts";

/**
 * Keeps the profile, without a network on this phone; menu and header show the new name and picture at once, and the app
 * speaks the chosen language.
 */
export function useSaveProfile(profileKey: string) {
  return useMutation({
    mutationFn: (draft: ProfileDraft) => submit(profileChange, draft),
    onSuccess: (done, draft) => {
      const { queryKey } = profileQuery(profileKey);
      const before = queryClient.getQueryData(queryKey);
      const profile = done.isSent ? done.answer : before && withDraft(before, draft);
      if (!profile) return;
      const { firstName, firstNameTe, profilePicUrl, language } = profile;
      queryClient.setQueryData(queryKey, profile);
      changeSession({ firstName, firstNameTe, profilePicUrl, language });
      chooseLanguage(language);
      // One that was chosen before and is still to be told gives way to it.
      if (waitingLanguage(openUnsent())) void submit(languageChange, language).catch(() => {});
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
