import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const contactsErrors = {
  "contacts/not-found": {
    en: "This contact is not in your list.",
    te: "ఈ పరిచయం మీ జాబితాలో లేదు.",
  },
  "contacts/known": {
    en: "You have a contact with this number already.",
    te: "ఈ నంబర్‌తో మీకు ఇప్పటికే ఒక పరిచయం ఉంది.",
  },
  "contacts/full": {
    en: "Your list is full ({most} contacts). Please delete one first.",
    te: "మీ జాబితా నిండింది ({most} పరిచయాలు). దయచేసి ముందుగా ఒకటి తొలగించండి.",
  },
} as const satisfies ErrorTexts;

export const contactsFields: FieldTexts = {
  name: {
    en: "Write the name, at most 60 letters.",
    te: "పేరు రాయండి, 60 అక్షరాలకు మించకూడదు.",
  },
  mobileNo: {
    en: "A mobile number has 10 digits and begins with 6, 7, 8 or 9.",
    te: "మొబైల్ నంబర్‌లో 10 అంకెలు ఉంటాయి; అది 6, 7, 8 లేదా 9తో మొదలవుతుంది.",
  },
};
