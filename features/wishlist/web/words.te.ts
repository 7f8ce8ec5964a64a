import { plural, type Same } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import type { en } from "./words.en.ts";

export const te: Same<typeof en> = {
  heart: (title) => `విష్‌లిస్ట్: ${title}`,
  notKept: "విష్‌లిస్ట్‌ను మార్చలేకపోయాం, దయచేసి మళ్లీ ప్రయత్నించండి.",
  keptForLater: "కనెక్షన్ లేదు. ఈ ఫోన్‌లో దాచాం, తర్వాత పంపుతాం.",
  waitingWishes: "విష్‌లిస్ట్‌లో చేరడానికి కనెక్షన్ కోసం వేచి ఉన్నవి:",
  seeUnsent: "పంపని మార్పులు చూడండి",
  waitingKeep: (title) => `${title}: విష్‌లిస్ట్‌లోకి`,
  waitingRelease: (title) => `${title}: విష్‌లిస్ట్ నుండి తీసివేత`,
  notSoldNow: "ప్రస్తుతం అమ్మడం లేదు",
  seeOthers: "ఇలాంటి ఇతర ఉత్పత్తులు చూడండి",
  notSold: (count) =>
    plural("te", count, {
      one: "మీ విష్‌లిస్ట్‌లోని 1 ఉత్పత్తిని ప్రస్తుతం అమ్మడం లేదు.",
      other: `మీ విష్‌లిస్ట్‌లోని ${formatCount(count)} ఉత్పత్తులను ప్రస్తుతం అమ్మడం లేదు.`,
    }),
  empty: "మీ విష్‌లిస్ట్ ఖాళీగా ఉంది",
  emptyHint: "ఉత్పత్తిని ఇక్కడ దాచుకోవడానికి దానిపై ఉన్న హృదయం గుర్తును నొక్కండి.",
  startShopping: "షాపింగ్ ప్రారంభించండి",
};
