import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./code.en.ts";

export const te: Same<typeof en> = {
  signUpIntro: "మీ మొబైల్ నంబర్‌కు ఓటీపీ పంపుతాం.",
  reset: "కొత్త పాస్‌వర్డ్",
  resetIntro: "మీ మొబైల్ నంబర్‌కు ఓటీపీ పంపుతాం. దానితో కొత్త పాస్‌వర్డ్ పెట్టుకోవచ్చు.",
  otpTitle: "ఓటీపీ ఇవ్వండి",
  firstName: "పేరు",
  otp: "ఓటీపీ",
  referrer: "సంత గురించి చెప్పిన వారి మొబైల్ నంబర్ (ఉంటేనే)",
  referralCounted: "మీ ఖాతా తెరిచాం. మిమ్మల్ని ఆహ్వానించిన వారిని నమోదు చేసుకున్నాం.",
  referralUnknown: "మీ ఖాతా తెరిచాం. మీరు ఇచ్చిన నంబర్‌తో సంతలో ఎవరూ లేరు.",
  open: "ఖాతా తెరవండి",
  setPassword: "పాస్‌వర్డ్ పెట్టండి",
  sentTo: (codeLength) => `SMS ద్వారా ${codeLength} అంకెలు ఈ నంబర్‌కు పంపాం:`,
  change: "మార్చండి",
  newCodeIn: "కొత్త ఓటీపీకి ఇంకా",
  resend: "ఓటీపీ మళ్లీ పంపండి",
  resent: "మీ మొబైల్ నంబర్‌కు ఓటీపీ పంపాం",
  noRequest: "ముందు ఓటీపీ కోసం అడగండి.",
};
