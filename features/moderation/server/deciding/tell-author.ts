import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import { notify } from "#features/notifications/server";
import { appealDecided, wordsHidden } from "../notice-kinds.ts";
import type { WaitingCase } from "./cases.queries.ts";

const hidden: PersonText = {
  en: "People reported it, and support has hidden it. Read why.",
  te: "దానిపై ఫిర్యాదు వచ్చింది, సహాయక బృందం కనిపించకుండా చేసింది. కారణం చదవండి.",
};
const warned: PersonText = {
  en: "People reported it. Support has hidden it and warns you. Read why.",
  te: "దానిపై ఫిర్యాదు వచ్చింది. సహాయక బృందం కనిపించకుండా చేసి, మిమ్మల్ని హెచ్చరిస్తోంది. కారణం చదవండి.",
};
const upheld: PersonText = {
  en: "Support has looked again: it stays hidden.",
  te: "సహాయక బృందం మళ్లీ చూసింది: అది కనిపించకుండానే ఉంటుంది.",
};
const restored: PersonText = {
  en: "Support has looked again: everybody can see it.",
  te: "సహాయక బృందం మళ్లీ చూసింది: అది మళ్లీ అందరికీ కనిపిస్తుంది.",
};

/** Tells the author what became of the own words; the page has the reason. */
export async function tellAuthor(
  platform: Pick<Platform, "clock" | "signals">,
  transaction: Transaction,
  decided: WaitingCase & { readonly isHidden: boolean; readonly isWarned: boolean },
): Promise<void> {
  const { id, authorProfileId: profileId, isAppealed, isHidden, isWarned } = decided;
  await notify(platform, transaction, {
    profileId,
    kind: isAppealed ? appealDecided : wordsHidden,
    activityId: `moderation/${id}/${isAppealed ? "appeal" : "hidden"}/${platform.clock.now().getTime()}`,
    text: isAppealed ? (isHidden ? upheld : restored) : isWarned ? warned : hidden,
    leadsTo: `/app/moderation/${id}`,
  });
}
