import type { ErrorTexts } from "#platform/errors";
import type { FieldTexts } from "#platform/field-texts";

export const authErrors = {
  "auth/wrong-credentials": {
    en: "The mobile number or the password is wrong.",
    te: "మొబైల్ నంబర్ లేదా పాస్‌వర్డ్ తప్పుగా ఉంది.",
  },
  "auth/wrong-code": {
    en: "This OTP is wrong. Please check the message and try again.",
    te: "ఈ ఓటీపీ తప్పు. సందేశం చూసి మళ్ళీ ప్రయత్నించండి.",
  },
  "auth/code-expired": {
    en: "This OTP is no longer good. Please ask for a new one.",
    te: "ఈ ఓటీపీ ఇక పనిచేయదు. దయచేసి కొత్తది అడగండి.",
  },
  "auth/already-registered": {
    en: "This mobile number is already registered. Please sign in.",
    te: "ఈ మొబైల్ నంబర్ ఇప్పటికే నమోదై ఉంది. దయచేసి సైన్ ఇన్ చేయండి.",
  },
  "auth/new-password-needed": {
    en: "Please choose a new password.",
    te: "దయచేసి కొత్త పాస్‌వర్డ్ ఎంచుకోండి.",
  },
} as const satisfies ErrorTexts;

const passwordText = {
  en: "A password has 8 to 128 characters.",
  te: "పాస్‌వర్డ్‌లో 8 నుండి 128 అక్షరాలు ఉండాలి.",
};

export const authFields = {
  mobileNo: {
    en: "Please enter a 10-digit mobile number.",
    te: "దయచేసి 10 అంకెల మొబైల్ నంబర్ ఇవ్వండి.",
  },
  password: passwordText,
  newPassword: passwordText,
  firstName: {
    en: "Please enter a first name of at most 60 letters.",
    te: "దయచేసి 60 అక్షరాల లోపు మీ పేరు ఇవ్వండి.",
  },
  code: { en: "The OTP has 6 digits.", te: "ఓటీపీలో 6 అంకెలు ఉంటాయి." },
} as const satisfies FieldTexts;
