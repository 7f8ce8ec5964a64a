import { chooseLanguage, updateProfile } from "@santha/contract/profiles";
import type { Language } from "#lib/language";
import { queueable } from "#lib/queueable";
import type { UnsentRecord } from "#lib/unsent-record";
import { inputOf, type ProfileDraft } from "./profile-draft.ts";
import { useProfilesTexts } from "./profiles.texts.ts";

const subject = "profile";

/** What the person says of himself; the last wish says all. */
export const profileChange = queueable({
  kind: "profiles/edit",
  endpoint: updateProfile,
  inputOf: (draft: ProfileDraft) => ({ body: inputOf(draft) }),
  subject: () => subject,
  words: () => useProfilesTexts.now().waiting,
  leadsTo: "/app/profiles?edit=1",
  refreshes: [["profiles"]],
});

/** The language of the app alone; it takes the place of no other change, also of none that was refused. */
export const languageChange = queueable({
  kind: "profiles/language",
  endpoint: chooseLanguage,
  inputOf: (language: Language) => ({ body: { language } }),
  subject: () => "profile/language",
  words: () => useProfilesTexts.now().language,
  leadsTo: "/app/profiles",
  refreshes: [["profiles"]],
});

/** The change of the profile that waits on this phone, or was refused and has to be put right. */
export function unsentProfile(records: readonly UnsentRecord[]): UnsentRecord | undefined {
  return records.findLast((record) => record.subject === subject && record.state !== "sent");
}

/** What was typed in that change. */
export function typedIn(record: UnsentRecord | undefined): ProfileDraft | undefined {
  return record?.input as ProfileDraft | undefined;
}

/** The language that was chosen and that the server does not know yet. */
export function waitingLanguage(records: readonly UnsentRecord[]): Language | undefined {
  const waiting = records.findLast(({ kind, state }) => kind === languageChange.kind && state === "waiting");
  return waiting?.input as Language | undefined;
}
