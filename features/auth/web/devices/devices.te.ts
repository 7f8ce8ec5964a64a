import { plural, type Same } from "#engine/web/words/language.ts";
import type { SessionEntry } from "../../contract/auth.ts";
import type { en } from "./devices.en.ts";

const browsers: Record<SessionEntry["browser"], string> = {
  chrome: "Chrome",
  firefox: "Firefox",
  safari: "Safari",
  edge: "Edge",
  samsung: "Samsung Internet",
  opera: "Opera",
  other: "బ్రౌజర్",
};
const systems: Record<SessionEntry["system"], string> = {
  android: "Android ఫోన్",
  iphone: "iPhone",
  ipad: "iPad",
  windows: "Windows కంప్యూటర్",
  mac: "Mac",
  linux: "Linux కంప్యూటర్",
  other: "తెలియని పరికరం",
};

export const te: Same<typeof en> = {
  devices: "మీరు సైన్ ఇన్ చేసిన పరికరాలు",
  device: (browser, system) => `${systems[system]}, ${browsers[browser]}`,
  thisDevice: "ఈ పరికరం",
  lastUsed: "చివరిగా వాడినది:",
  signedInSince: "సైన్ ఇన్ చేసింది:",
  showAll: (count) => `మొత్తం ${count} చూపండి`,
  end: "సైన్ అవుట్",
  endNamed: (device) => `${device}: సైన్ అవుట్ చేయండి`,
  ended: "ఆ పరికరం సైన్ అవుట్ అయింది.",
  endOthers: "మిగతా పరికరాలన్నీ సైన్ అవుట్ చేయండి",
  askEndOthers: "మిగతా పరికరాలన్నీ సైన్ అవుట్ చేయాలా?",
  askEndOthersMore: "ఇక్కడ సైన్ ఇన్‌లోనే ఉంటారు. మిగతా వాటిలో మళ్లీ పాస్‌వర్డ్ లేదా ఓటీపీ ఇవ్వాలి.",
  endedOthers: (count) =>
    plural("te", count, {
      one: "మరో పరికరం సైన్ అవుట్ అయింది.",
      other: `మరో ${count} పరికరాలు సైన్ అవుట్ అయ్యాయి.`,
    }),
  onlyHere: "మీరు ఈ పరికరంలో మాత్రమే సైన్ ఇన్ చేశారు.",
  strange: "ఇందులో మీకు తెలియనిది ఉందా? దాన్ని సైన్ అవుట్ చేసి పాస్‌వర్డ్ మార్చండి.",
  secondFactor: "రెండంచెల సైన్ ఇన్",
  changePassword: "పాస్‌వర్డ్ మార్చండి",
  changePasswordMore: "అప్పుడు మిగతా పరికరాలన్నీ సైన్ అవుట్ అవుతాయి.",
  oldPassword: "పాత పాస్‌వర్డ్",
  newPassword: "కొత్త పాస్‌వర్డ్",
  passwordChanged: "మీ పాస్‌వర్డ్ మారింది. మిగతా పరికరాలన్నీ సైన్ అవుట్ అయ్యాయి.",
  forgot: "పాత పాస్‌వర్డ్ మర్చిపోయారా? లాగ్ అవుట్ చేసి “పాస్‌వర్డ్ మర్చిపోయారా?” నొక్కండి.",
  offline: "కనెక్షన్ లేదు. దయచేసి మళ్లీ ప్రయత్నించండి.",
};
