import { defineTexts, plural } from "#engine/web/words/language.ts";

/** The words of a decision on what a buyer asked for. */
export const useDecisionTexts = defineTexts(
  {
    packs: (count: number) => plural("en", count, { one: `${count} pack`, other: `${count} packs` }),
    accept: "Accept",
    refuse: "Refuse",
    isSellable: "The packs are unopened and can be sold again",
    whyRefused: "Why refused",
    whyHint: "The buyer reads this.",
    whyMissing: "Please write the reason.",
    undecided: "Choose Accept or Refuse for each product.",
    decide: "Decide",
    sureTitle: "Send this decision?",
    send: "Send",
    sureAccepted: "What was paid for these packs is refunded. You cannot undo this.",
    sureRefused: "What you accept is refunded, what you refuse stays in the order. You cannot undo this.",
    noConnection: "No connection. Please try again.",
  },
  {
    packs: (count: number) => plural("te", count, { one: `${count} ప్యాక్`, other: `${count} ప్యాక్‌లు` }),
    accept: "అంగీకరించు",
    refuse: "నిరాకరించు",
    isSellable: "ప్యాక్‌లు తెరవలేదు, మళ్లీ అమ్మవచ్చు",
    whyRefused: "ఎందుకు నిరాకరిస్తున్నారు",
    whyHint: "కొనుగోలుదారు దీన్ని చదువుతారు.",
    whyMissing: "ఎందుకో కొన్ని మాటల్లో చెప్పండి.",
    undecided: "ప్రతి ఉత్పత్తికి అంగీకరించు లేదా నిరాకరించు ఎంచుకోండి.",
    decide: "నిర్ణయం పంపండి",
    sureTitle: "ఈ నిర్ణయం పంపాలా?",
    send: "పంపండి",
    sureAccepted: "ఈ ప్యాక్‌లకు చెల్లించిన సొమ్ము వాపసు వెళ్తుంది. దీన్ని వెనక్కి తీసుకోలేరు.",
    sureRefused: "అంగీకరించినవాటి సొమ్ము వాపసు వెళ్తుంది, నిరాకరించినవి ఆర్డర్‌లోనే ఉంటాయి. దీన్ని వెనక్కి తీసుకోలేరు.",
    noConnection: "కనెక్షన్ లేదు. దయచేసి మళ్లీ ప్రయత్నించండి.",
  },
);
