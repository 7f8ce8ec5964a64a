import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const flagsErrors = {
  "flags/so-already": { en: "It is so already.", te: "ఇది ఇప్పటికే ఇలాగే ఉంది." },
  "flags/changed-meanwhile": {
    en: "Another admin has changed it. Look at it first.",
    te: "మరో నిర్వాహకులు దీన్ని మార్చారు. ముందు చూడండి.",
  },
  "flags/out-of-range": {
    en: "Enter a whole number from {least} to {most}.",
    te: "{least} నుండి {most} వరకు పూర్తి సంఖ్య ఇవ్వండి.",
  },
} as const satisfies ErrorTexts;

export const flagsFields: FieldTexts = {
  value: { en: "Enter a whole number.", te: "పూర్తి సంఖ్య ఇవ్వండి." },
  reason: { en: "Please write the reason.", te: "ఎందుకో కొన్ని మాటల్లో చెప్పండి." },
};
