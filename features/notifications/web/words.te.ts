import { plural, type Same } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import type { en } from "./words.en.ts";

export const te: Same<typeof en> = {
  empty: "ఇంకా కొత్తవి ఏవీ లేవు",
  emptyHint: "మీ ఆర్డర్లకు ఏదైనా జరిగితే ఇక్కడ తెలియజేస్తాం.",
  seeStore: "స్టోర్ చూడండి",
  unread: (count) =>
    count >= 100
      ? "99 కంటే ఎక్కువ చదవలేదు"
      : plural("te", count, { one: "1 చదవలేదు", other: `${formatCount(count)} చదవలేదు` }),
  allRead: "అన్నీ చదివారు",
  markAll: "అన్నీ చదివినట్టు గుర్తించండి",
  notMarked: "చదివినట్టు గుర్తించలేకపోయాం, దయచేసి మళ్లీ ప్రయత్నించండి.",
  unreadMark: "చదవనిది: ",
  earlier: (count, unread) => `అంతకు ముందువి ${formatCount(count)}${unread > 0 ? `, ${unread} చదవలేదు` : ""}`,
  open: "తెరవండి",
  settings: "నోటిఫికేషన్ సెట్టింగ్‌లు",
};
