import { plural } from "#engine/web/words/language.ts";
import type { SessionEntry } from "../../contract/auth.ts";

const browsers: Record<SessionEntry["browser"], string> = {
  chrome: "Chrome",
  firefox: "Firefox",
  safari: "Safari",
  edge: "Edge",
  samsung: "Samsung Internet",
  opera: "Opera",
  other: "A browser",
};
const systems: Record<SessionEntry["system"], string> = {
  android: "an Android phone",
  iphone: "an iPhone",
  ipad: "an iPad",
  windows: "a Windows computer",
  mac: "a Mac",
  linux: "a Linux computer",
  other: "an unknown device",
};

export const en = {
  devices: "Where you are signed in",
  device: (browser: SessionEntry["browser"], system: SessionEntry["system"]) =>
    `${browsers[browser]} on ${systems[system]}`,
  thisDevice: "This device",
  lastUsed: "Last used",
  signedInSince: "Signed in since",
  showAll: (count: number) => `Show all ${count}`,
  end: "Log out",
  endNamed: (device: string) => `Log out ${device}`,
  ended: "That device is logged out.",
  endOthers: "Log out all other devices",
  askEndOthers: "Log out all other devices?",
  askEndOthersMore: "You stay signed in here. The others must sign in again.",
  endedOthers: (count: number) =>
    plural("en", count, {
      one: `${count} other device is logged out.`,
      other: `${count} other devices are logged out.`,
    }),
  onlyHere: "You are signed in on this device only.",
  strange: "Do not recognise one? Log it out and change your password.",
  secondFactor: "Two-step sign-in",
  changePassword: "Change password",
  changePasswordMore: "This logs out all other devices.",
  oldPassword: "Old password",
  newPassword: "New password",
  passwordChanged: "Your password is changed. All other devices are logged out.",
  forgot: "Forgot the old password? Log out and choose “Forgot password?”.",
  offline: "No connection. Please try again.",
};
