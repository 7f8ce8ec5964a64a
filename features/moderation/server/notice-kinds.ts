import type { NotificationKind } from "#engine/server/feature.ts";

/** What support looks at. */
export const wordsReported: NotificationKind = {
  name: "WORDS_REPORTED",
  heading: { en: "Something was reported", te: "ఫిర్యాదు వచ్చింది" },
  title: { en: "Somebody reports what another person wrote", te: "ఒకరు రాసినదానిపై ఎవరైనా ఫిర్యాదు చేసినప్పుడు" },
  usually: "push",
  role: "support",
};

/** For the author of what support hides. */
export const wordsHidden: NotificationKind = {
  name: "WORDS_HIDDEN",
  heading: { en: "What you wrote was hidden", te: "మీరు రాసినది ఇప్పుడు కనిపించదు" },
  title: { en: "Support hides what you wrote", te: "మీరు రాసినదాన్ని సహాయక బృందం కనిపించకుండా చేసినప్పుడు" },
  usually: "push",
};

/** For the author of what waits for support's look. */
export const wordsHeld: NotificationKind = {
  name: "WORDS_HELD",
  heading: { en: "Support looks at what you wrote", te: "మీరు రాసినదాన్ని సహాయక బృందం చూస్తోంది" },
  title: {
    en: "Support looks at what you wrote before others see it",
    te: "మీరు రాసినదాన్ని ఇతరులకు కనిపించే ముందు సహాయక బృందం చూసేటప్పుడు",
  },
  usually: "push",
};

/** For the author who has appealed. */
export const appealDecided: NotificationKind = {
  name: "APPEAL_DECIDED",
  heading: { en: "Your appeal was decided", te: "మీ అభ్యర్థనపై నిర్ణయం" },
  title: { en: "Support decides your appeal", te: "మీ అభ్యర్థనపై సహాయక బృందం నిర్ణయించినప్పుడు" },
  usually: "push",
};

/** For the platform admin, who decides whether somebody's writing is closed for good. */
export const closingAsked: NotificationKind = {
  name: "WRITING_CLOSING",
  heading: { en: "Close writing for good?", te: "రాయడం పూర్తిగా మూసివేయాలా?" },
  title: {
    en: "Support asks to close somebody's writing for good",
    te: "ఒకరు రాయకుండా పూర్తిగా మూసివేయమని సహాయక బృందం అడిగినప్పుడు",
  },
  usually: "push",
  role: "platform-admin",
};

/** For the person whose writing the platform admin has closed. */
export const writingClosed: NotificationKind = {
  name: "WRITING_CLOSED",
  heading: { en: "Your writing here is closed", te: "మీరు ఇక ఇక్కడ రాయలేరు" },
  title: { en: "Your writing is closed for good", te: "మీరు రాయడం పూర్తిగా మూసివేసినప్పుడు" },
  usually: "push",
};
