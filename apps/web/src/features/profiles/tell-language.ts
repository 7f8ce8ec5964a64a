import { currentLanguage } from "#lib/language";
import { queryClient } from "#lib/query-client";
import { submit } from "#lib/queueable";
import { changeSession, knownSession, reloadSession } from "#lib/session";
import { unsentRecords } from "#lib/unsent";
import { languageChange, profileChange, typedIn, unsentProfile } from "./profile-queue.ts";
import { profileQuery } from "./profiles.api.ts";

/**
 * Lets the account follow the language that the signed-in person has just chosen here: messages to him are in it from
 * then on. Without a network it waits on this phone.
 */
export async function tellLanguage(): Promise<void> {
  const language = currentLanguage();
  const session = knownSession();
  if (!session || session.language === language) return;
  changeSession({ language });
  const { queryKey } = profileQuery(session.profileKey);
  queryClient.setQueryData(queryKey, (before) => before && { ...before, language });
  const unsent = unsentProfile(await unsentRecords());
  const typed = unsent?.state === "waiting" ? typedIn(unsent) : undefined;
  try {
    // A change of the profile that still waits brings a language too: the latest is to hold.
    if (typed) await submit(profileChange, { ...typed, language });
    else await submit(languageChange, language);
  } catch {
    await reloadSession();
  }
}
