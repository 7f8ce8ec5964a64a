import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import { notify } from "#features/notifications/server";
import { appealDecided, wordsHeld, wordsHidden } from "../notice-kinds.ts";
import { untilText } from "../sanctions/own-pause.ts";
import type { WaitingCase } from "./cases.queries.ts";

interface Outcomes {
  readonly hidden: PersonText;
  readonly warned: PersonText;
  readonly upheld: PersonText;
  readonly restored: PersonText;
  /** It was held, and is in order. */
  readonly kept: PersonText;
}

const ofWords: Outcomes = {
  hidden: {
    en: "Support has hidden it. Read why.",
    te: "సహాయక బృందం దాన్ని కనిపించకుండా చేసింది. కారణం చదవండి.",
  },
  warned: {
    en: "Support has hidden it and warns you. Read why.",
    te: "సహాయక బృందం దాన్ని కనిపించకుండా చేసి, మిమ్మల్ని హెచ్చరిస్తోంది. కారణం చదవండి.",
  },
  upheld: {
    en: "Support has looked again: it stays hidden.",
    te: "సహాయక బృందం మళ్లీ చూసింది: అది కనిపించకుండానే ఉంటుంది.",
  },
  restored: {
    en: "Support has looked again: everybody can see it.",
    te: "సహాయక బృందం మళ్లీ చూసింది: అది మళ్లీ అందరికీ కనిపిస్తుంది.",
  },
  kept: {
    en: "Support has looked at it: everybody can see it.",
    te: "సహాయక బృందం చూసింది: అది అందరికీ కనిపిస్తుంది.",
  },
};
const ofChat: Omit<Outcomes, "kept"> = {
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

const ofMessage: Pick<Outcomes, "restored"> = {
  restored: {
    en: "Support has looked again: the group can see it.",
    te: "సహాయక బృందం మళ్లీ చూసింది: గ్రూపులో ఉన్నవారికి అది మళ్లీ కనిపిస్తుంది.",
  },
};

/** A case with what was decided about it. */
type Decided = WaitingCase & {
  readonly isHidden: boolean;
  readonly isWarned: boolean;
  /** Null: writing is not stopped. */
  readonly pausedUntil: Date | null;
  /** An appeal has ended a pause. */
  readonly isLifted: boolean;
};

/** Tells the author what became of the own words; the page has the reason. */
export async function tellAuthor(
  platform: Pick<Platform, "clock" | "signals">,
  transaction: Transaction,
  decided: Decided,
): Promise<void> {
  const { id, kind, leadsTo, authorProfileId: profileId, isAppealed, isHidden } = decided;
  const own = kind === "chat" ? ofChat : kind === "chat-message" ? ofMessage : {};
  const texts: Outcomes = { ...ofWords, ...own };
  const isKept = !isHidden && !isAppealed;
  await notify(platform, transaction, {
    profileId,
    kind: isKept ? wordsHeld : isAppealed ? appealDecided : wordsHidden,
    activityId: `moderation/${id}/${isKept ? "kept" : isAppealed ? "appeal" : "hidden"}/${platform.clock.now().getTime()}`,
    text: withPause(texts[outcomeOf(decided)], decided),
    leadsTo: isKept ? leadsTo : `/app/moderation/${id}`,
  });
}

/** Adds until when the author cannot write, or that writing is possible again. */
function withPause(said: PersonText, { pausedUntil, isLifted }: Decided): PersonText {
  if (isLifted) return { en: `${said.en} You can write again.`, te: `${said.te} మీరు మళ్లీ రాయవచ్చు.` };
  if (!pausedUntil) return said;
  const until = untilText(pausedUntil);
  return {
    en: `${said.en} You cannot write here until ${until.en}.`,
    te: `${said.te} ${until.te} వరకు మీరు ఇక్కడ రాయలేరు.`,
  };
}

function outcomeOf({ isAppealed, isHidden, isWarned }: Decided): keyof Outcomes {
  if (isAppealed) return isHidden ? "upheld" : "restored";
  if (!isHidden) return "kept";
  return isWarned ? "warned" : "hidden";
}
