import { updateProfile } from "@santha/contract/profiles";
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

/** The change of the profile that waits on this phone, or was refused and has to be put right. */
export function unsentProfile(records: readonly UnsentRecord[]): UnsentRecord | undefined {
  return records.findLast((record) => record.subject === subject && record.state !== "sent");
}

/** What was typed in that change. */
export function typedIn(record: UnsentRecord | undefined): ProfileDraft | undefined {
  return record?.input as ProfileDraft | undefined;
}
