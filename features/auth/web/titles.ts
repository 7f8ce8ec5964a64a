import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the pages before the door in headers and window titles. */
export const useAuthTitles = defineTexts(
  {
    signIn: "Sign in",
    signUp: "Create account",
    reset: "New password",
    otp: "Enter the OTP",
    devices: "Devices and password",
    secondFactor: "Two-step sign-in",
  },
  {
    signIn: "సైన్ ఇన్",
    signUp: "ఖాతా తెరవండి",
    reset: "కొత్త పాస్‌వర్డ్",
    otp: "ఓటీపీ ఇవ్వండి",
    devices: "పరికరాలు, పాస్‌వర్డ్",
    secondFactor: "రెండంచెల సైన్ ఇన్",
  },
);
