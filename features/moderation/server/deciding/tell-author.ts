import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import { notify } from "#features/notifications/server";
import { appealDecided, wordsHidden } from "../notice-kinds.ts";
import type { WaitingCase } from "./cases.queries.ts";

interface Outcomes {
  readonly hidden: PersonText;
  readonly warned: PersonText;
  readonly upheld: PersonText;
  readonly restored: PersonText;
}

const ofWords: Outcomes = {
  hidden: {
    en: "People reported it, and support has hidden it. Read why.",
    te: "దానిపై ఫిర్యాదు వచ్చింది, సహాయక బృందం కనిపించకుండా చేసింది. కారణం చదవండి.",
  },
  warned: {
    en: "People reported it. Support has hidden it and warns you. Read why.",
    te: "దానిపై ఫిర్యాదు వచ్చింది. సహాయక బృందం కనిపించకుండా చేసి, మిమ్మల్ని హెచ్చరిస్తోంది. కారణం చదవండి.",
  },
  upheld: {
    en: "Support has looked again: it stays hidden.",
    te: "సహాయక బృందం మళ్లీ చూసింది: అది కనిపించకుండానే ఉంటుంది.",
  },
  restored: {
    en: "Support has looked again: everybody can see it.",
    te: "సహాయక బృందం మళ్లీ చూసింది: అది మళ్లీ అందరికీ కనిపిస్తుంది.",
  },
};
const ofChat: Outcomes = {
  hidden: {
    en: "A chat of yours was reported, and support has closed it. Read why.",
    te: "మీ చాట్‌పై ఫిర్యాదు వచ్చింది, సహాయక బృందం దాన్ని మూసివేసింది. కారణం చదవండి.",
  },
  warned: {
    en: "A chat of yours was reported. Support has closed it and warns you. Read why.",
    te: "మీ చాట్‌పై ఫిర్యాదు వచ్చింది. సహాయక బృందం దాన్ని మూసివేసి, మిమ్మల్ని హెచ్చరిస్తోంది. కారణం చదవండి.",
  },
  upheld: {
    en: "Support has looked again: the chat stays closed.",
    te: "సహాయక బృందం మళ్లీ చూసింది: చాట్ మూసే ఉంటుంది.",
  },
  restored: {
    en: "Support has looked again: you can write in the chat.",
    te: "సహాయక బృందం మళ్లీ చూసింది: చాట్‌లో మళ్లీ రాయవచ్చు.",
  },
};

/** Tells the author what became of the own words; the page has the reason. */
export async function tellAuthor(
  platform: Pick<Platform, "clock" | "signals">,
  transaction: Transaction,
  decided: WaitingCase & { readonly isHidden: boolean; readonly isWarned: boolean },
): Promise<void> {
  const { id, kind, authorProfileId: profileId, isAppealed, isHidden, isWarned } = decided;
  const texts = kind === "chat" ? ofChat : ofWords;
  await notify(platform, transaction, {
    profileId,
    kind: isAppealed ? appealDecided : wordsHidden,
    activityId: `moderation/${id}/${isAppealed ? "appeal" : "hidden"}/${platform.clock.now().getTime()}`,
    text: isAppealed ? texts[isHidden ? "upheld" : "restored"] : texts[isWarned ? "warned" : "hidden"],
    leadsTo: `/app/moderation/${id}`,
  });
}
