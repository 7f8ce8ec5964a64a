import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const notificationsErrors = {
  "notifications/not-found": {
    en: "This notification is not there any more.",
    te: "ఈ నోటిఫికేషన్ ఇప్పుడు లేదు.",
  },
  "notifications/address-refused": {
    en: "Messages cannot be sent to this device.",
    te: "ఈ పరికరానికి సందేశాలు పంపలేం.",
  },
  "notifications/keys-refused": {
    en: "Messages cannot be sent to this device.",
    te: "ఈ పరికరానికి సందేశాలు పంపలేం.",
  },
  "notifications/device-of-another": {
    en: "This device gets the messages of another account.",
    te: "ఈ పరికరానికి వేరే ఖాతా సందేశాలు వస్తున్నాయి.",
  },
  "notifications/not-this-person": {
    en: "Somebody else is signed in here by now.",
    te: "ఇక్కడ ఇప్పుడు వేరొకరు సైన్ ఇన్ చేసి ఉన్నారు.",
  },
  "notifications/no-such-device": {
    en: "This device gets no messages any more.",
    te: "ఈ పరికరానికి ఇప్పుడు సందేశాలు రావడం లేదు.",
  },
  "notifications/no-such-kind": {
    en: "There are no such notifications.",
    te: "అలాంటి నోటిఫికేషన్లు లేవు.",
  },
  "notifications/hours-wrong": { en: "These hours do not fit.", te: "ఈ సమయాలు కుదరవు." },
  "notifications/no-quiet-hours": {
    en: "Choose two different hours.",
    te: "రెండు వేర్వేరు సమయాలను ఎంచుకోండి.",
  },
  "notifications/digest-in-quiet": {
    en: "Choose an hour outside of the quiet hours.",
    te: "నిశ్శబ్ద సమయం కాని సమయాన్ని ఎంచుకోండి.",
  },
} as const satisfies ErrorTexts;

export const notificationsFields: FieldTexts = {
  quietHours: { en: "Choose two different hours.", te: "రెండు వేర్వేరు సమయాలను ఎంచుకోండి." },
  digestHour: { en: "Choose an hour.", te: "ఒక సమయాన్ని ఎంచుకోండి." },
};
