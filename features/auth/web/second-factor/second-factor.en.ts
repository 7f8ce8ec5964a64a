import { plural } from "#engine/web/words/language.ts";

export const en = {
  intro: "Sign in with your password and a code from an authenticator app.",
  required: "Set this up to use your staff rights.",
  isOn: "Two-step sign-in is on.",
  codesLeft: (count: number) =>
    plural("en", count, {
      one: `${count} recovery code is left.`,
      other: `${count} recovery codes are left.`,
    }),
  begin: "Set it up",
  replace: "Set up a new phone",
  currentCode: "Code from the current app, or a recovery code",
  scan: "Scan this with your authenticator app.",
  qr: "QR code for the authenticator app",
  openApp: "Open the app on this phone",
  secret: "Or type this key into the app:",
  code: "6-digit code from the app",
  confirm: "Turn on",
  recoveryTitle: "Recovery codes",
  recovery: "Each signs you in once without your phone. Write them down now; they are not shown again.",
  done: "I have written them down",
  turnedOn: "Two-step sign-in is on.",
};
