import { queryClient } from "#engine/web/data/query-client.ts";
import { changeSession, knownSession, reloadSession } from "#engine/web/data/session.ts";
import { loadOutbox } from "#engine/web/outbox/outbox.ts";
import { currentLanguage } from "#engine/web/words/language.ts";
import { profileQuery } from "./api.ts";
import { languageChange, profileChange } from "./offline.ts";

/**
 * Lets the account follow the language that the signed-in person has just chosen here: messages to them are in it from
 * then on. Without a network it waits on this phone.
 */
export async function tellLanguage(): Promise<void> {
  const language = currentLanguage();
  const session = knownSession();
  if (!session || session.language === language) return;
  changeSession({ language });
  const { queryKey } = profileQuery(session.profileKey);
  queryClient.setQueryData(queryKey, (before) => before && { ...before, language });
  const waiting = (await loadOutbox()).filter(({ state }) => state === "waiting");
  const draft = waiting.map(profileChange.inputOf).findLast((one) => one !== undefined);
  try {
    // A change of the profile that still waits brings a language too: the latest is to hold.
    if (draft) await profileChange.send({ ...draft, language });
    else await languageChange.send(language);
  } catch {
    await reloadSession();
  }
}
