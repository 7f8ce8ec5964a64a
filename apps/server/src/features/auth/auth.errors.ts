import type { ErrorTexts } from "#platform/errors";
import type { FieldTexts } from "#platform/field-texts";

export const authErrors = {
  "auth/wrong-credentials": {
    en: "The mobile number or the password is wrong.",
    te: "మొబైల్ నంబర్ లేదా పాస్‌వర్డ్ తప్పుగా ఉంది.",
  },
  "auth/wrong-code": {
    en: "This OTP is wrong. Please check the message and try again.",
    te: "ఈ ఓటీపీ తప్పు. సందేశం చూసి మళ్లీ ప్రయత్నించండి.",
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
  "auth/wait-for-code": {
    en: "The message may still be on its way. You can ask for another OTP in {seconds} seconds.",
    te: "సందేశం ఇంకా దారిలో ఉండవచ్చు. {seconds} సెకన్ల తర్వాత మరో ఓటీపీ అడగవచ్చు.",
  },
  "auth/own-number": {
    en: "This is your own number. Please enter the number of the person who told you about Santha.",
    te: "ఇది మీ నంబరే. సంత గురించి మీకు చెప్పిన వారి నంబర్ ఇవ్వండి.",
  },
  "auth/wrong-old-password": {
    en: "The old password is wrong.",
    te: "పాత పాస్‌వర్డ్ తప్పుగా ఉంది.",
  },
  "auth/no-such-session": {
    en: "This device is signed out already.",
    te: "ఈ పరికరం ఇప్పటికే సైన్ అవుట్ అయింది.",
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
  oldPassword: { en: "Please enter your old password.", te: "దయచేసి మీ పాత పాస్‌వర్డ్ ఇవ్వండి." },
  referrerMobileNo: {
    en: "Please enter a 10-digit mobile number, or leave it empty.",
    te: "10 అంకెల మొబైల్ నంబర్ ఇవ్వండి, లేదా ఖాళీగా వదిలేయండి.",
  },
  firstName: {
    en: "Please enter a first name of at most 60 letters.",
    te: "దయచేసి 60 అక్షరాల లోపు మీ పేరు ఇవ్వండి.",
  },
  code: { en: "The OTP has 6 digits.", te: "ఓటీపీలో 6 అంకెలు ఉంటాయి." },
} as const satisfies FieldTexts;
