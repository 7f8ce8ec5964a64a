import { plural, type Same } from "#engine/web/words/language.ts";
import type { en } from "./words.en.ts";

export const te: Same<typeof en> = {
  chat: "సహాయక బృందంతో చాట్",
  help: "సహాయం",
  noHelp: "ఈ పేజీకి సహాయం లేదు",
  noHelpMore: "సహాయ పేజీలన్నింటిలో వెతకండి, లేదా మాకు ఫోన్ చేయండి. తెలుగులో, ఇంగ్లిష్‌లో సహాయం చేస్తాం.",
  search: "సహాయంలో వెతకండి",
  index: "సహాయ పేజీలన్నీ",
  found: (count) => plural("te", count, { one: "1 జవాబు దొరికింది", other: `${count} జవాబులు దొరికాయి` }),
  foundNone: "ఈ పదాలన్నీ ఏ జవాబులోనూ లేవు. చిన్న పదంతో వెతకండి.",
  backToPage: "ఈ పేజీ సహాయానికి తిరిగి వెళ్లండి",
  call: "మాకు ఫోన్ చేయండి",
  changedOn: "మార్చిన తేదీ:",
  notHere: "మీ ప్రశ్న ఇక్కడ లేదా?",
  supportLine: "సహాయ నంబర్, ఉదయం 7 - రాత్రి 9",
  message: "మీ సందేశం",
  messageHint: "ఆర్డర్ గురించి అయితే ఆర్డర్ నంబర్ కూడా రాయండి.",
  messageNeeded: "దయచేసి మీకు ఏమి కావాలో రాయండి.",
  send: "పంపండి",
  sent: "ధన్యవాదాలు. మీ సందేశం మాకు అందింది; మీకు ఫోన్ చేస్తాం.",
  notSent: "మీ సందేశం పంపలేదు. అది ఇక్కడే ఉంది; దయచేసి మళ్లీ ప్రయత్నించండి.",
};
