import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const privacyErrors = {
  "privacy/wrong-password": { en: "The password is wrong.", te: "పాస్‌వర్డ్ తప్పు." },
  "privacy/no-copy": {
    en: "There is no copy of your data any more. Ask for a new one.",
    te: "మీ డేటా కాపీ ఇప్పుడు లేదు. కొత్తది అడగండి.",
  },
  "privacy/hindered": {
    en: "This account cannot be deleted yet. {reasons}",
    te: "ఈ ఖాతాను ఇప్పుడే తొలగించలేం. {reasons}",
  },
  "privacy/not-waiting": {
    en: "This deletion is not waiting any more.",
    te: "ఈ తొలగింపు ఇప్పుడు వేచి లేదు.",
  },
  "privacy/no-such-person": {
    en: "Nobody has an account with this number.",
    te: "ఈ నంబర్‌తో ఎవరికీ ఖాతా లేదు.",
  },
  "privacy/no-such-request": { en: "There is no such request.", te: "అలాంటి అభ్యర్థన లేదు." },
} as const satisfies ErrorTexts;

export const privacyFields: FieldTexts = {
  password: { en: "Enter your password.", te: "మీ పాస్‌వర్డ్ ఇవ్వండి." },
  reason: { en: "Write the reason in 5 to 300 characters.", te: "కారణాన్ని 5 నుండి 300 అక్షరాల్లో రాయండి." },
  mobileNo: { en: "Enter a 10-digit mobile number.", te: "10 అంకెల మొబైల్ నంబర్ ఇవ్వండి." },
};
