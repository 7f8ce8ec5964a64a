import { plural, type Same } from "#lib/language";
import type { en } from "./help.en.ts";

export const te: Same<typeof en> = {
  help: "సహాయం",
  noHelp: "ఈ పేజీకి సహాయం లేదు",
  noHelpMore: "సహాయ పేజీలన్నింటిలో వెతకండి, లేదా మాకు ఫోన్ చేయండి. తెలుగులో, ఇంగ్లిష్‌లో సహాయం చేస్తాం.",
  search: "సహాయంలో వెతకండి",
  found: (count) => plural("te", count, { one: "1 సహాయ పేజీ దొరికింది", other: `${count} సహాయ పేజీలు దొరికాయి` }),
  foundNone: "ఈ పదాలు ఏ సహాయ పేజీలోనూ లేవు. చిన్న పదంతో వెతకండి.",
  backToPage: "ఈ పేజీ సహాయానికి తిరిగి వెళ్లండి",
  call: "మాకు ఫోన్ చేయండి",
};
