import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./messages.en.ts";

export const te: Same<typeof en> = {
  lists: "సందేశాలు",
  open: "జవాబు ఇవ్వాల్సినవి",
  closed: "ముగిసినవి",
  noneOpen: "జవాబు ఇవ్వాల్సిన సందేశాలు లేవు",
  noneClosed: "ఇంకా ఏ సందేశమూ ముగియలేదు",
  end: "అన్నీ చూశారు",
  forSupport: "ఈ పేజీ సహాయ బృందం కోసం",
  answerLabel: "మీ జవాబు",
  answerHint: "వారు దీన్ని యాప్‌లో చదువుతారు",
  answer: "జవాబు పంపండి",
  called: "ఫోన్ చేశాను",
  answered: "జవాబు పంపాం",
  closedNow: "సందేశం ముగిసింది",
  needed: "దయచేసి మీ జవాబు రాయండి.",
  answeredBy: (name: string, when: string) => `${when}న ${name} జవాబిచ్చారు`,
  calledBy: (name: string, when: string) => `${when}న ${name} ఫోన్ చేశారు`,
  noConnection: "కనెక్షన్ లేదు. మళ్లీ ప్రయత్నించండి.",
  yours: "మీ సందేశాలు",
  waits: "మీకు ఫోన్ చేస్తాం.",
  weAnswered: (when: string) => `జవాబు, ${when}`,
  weCalled: (when: string) => `${when}న మీకు ఫోన్ చేశాం.`,
};
