import { defineTexts } from "#lib/language";

/** The words of the pages before the door in headers and window titles. */
export const useAuthTitles = defineTexts(
  {
    signIn: "Sign in",
    signUp: "Make an account",
    reset: "New password",
    otp: "Enter the OTP",
    devices: "Devices and password",
  },
  { signIn: "సైన్ ఇన్", signUp: "ఖాతా తెరవండి", reset: "కొత్త పాస్‌వర్డ్", otp: "ఓటీపీ ఇవ్వండి", devices: "పరికరాలు, పాస్‌వర్డ్" },
);
