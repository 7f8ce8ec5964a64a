import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const peopleErrors = {
  "people/not-found": {
    en: "This person is not on Santha.",
    te: "ఈ వ్యక్తి సంతలో లేరు.",
  },
  "people/yourself": {
    en: "This is you.",
    te: "ఇది మీరే.",
  },
  "people/blocked": {
    en: "You have blocked this person. Unblock first.",
    te: "మీరు ఈ వ్యక్తిని బ్లాక్ చేశారు. ముందుగా అన్‌బ్లాక్ చేయండి.",
  },
  "people/too-many-followed": {
    en: "You follow {most} people already. Please unfollow someone first.",
    te: "మీరు ఇప్పటికే {most} మందిని అనుసరిస్తున్నారు. దయచేసి ముందుగా ఒకరిని మానేయండి.",
  },
  "people/too-many-blocked": {
    en: "You have blocked {most} people already. Please unblock someone first.",
    te: "మీరు ఇప్పటికే {most} మందిని బ్లాక్ చేశారు. దయచేసి ముందుగా ఒకరిని అన్‌బ్లాక్ చేయండి.",
  },
} as const satisfies ErrorTexts;

export const peopleFields: FieldTexts = {
  q: {
    en: "Type a name, at most 80 letters.",
    te: "పేరు టైప్ చేయండి, 80 అక్షరాలకు మించకూడదు.",
  },
};
