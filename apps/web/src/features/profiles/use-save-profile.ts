import { updateProfile } from "@santha/contract/profiles";
import { useMutation } from "@tanstack/react-query";
import { ApiError, call } from "#lib/api-client";
import { chooseLanguage } from "#lib/language";
import { queryClient } from "#lib/query-client";
import { changeSession } from "#lib/session";
import { inputOf, type ProfileDraft, type ProfileField } from "./profile-draft.ts";
import { profileQuery } from "./profiles.api.ts";

/** Keeps the profile; menu and header show the new name and picture at once, and the app speaks the chosen language. */
export function useSaveProfile(profileKey: string) {
  return useMutation({
    networkMode: "always",
    mutationFn: (draft: ProfileDraft) => call(updateProfile, { body: inputOf(draft) }),
    onSuccess: (profile) => {
      const { firstName, profilePicUrl, language } = profile;
      queryClient.setQueryData(profileQuery(profileKey).queryKey, profile);
      changeSession({ firstName, profilePicUrl, language });
      chooseLanguage(language);
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
