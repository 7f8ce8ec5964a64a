import { plural, type Same } from "../../words/language.ts";
import { formatCount } from "../../words/money.ts";
import type { en } from "./frame.en.ts";

export const te: Same<typeof en> = {
  menu: "మెనూ",
  help: "సహాయం",
  back: "వెనుకకు",
  mainNavigation: "ముఖ్య మెనూ",
  tabs: "ట్యాబ్‌లు",
  login: "లాగిన్",
  logout: "లాగ్ అవుట్",
  account: "ఖాతా",
  advanced: "అధునాతనం",
  support: "సహాయ ఫోన్ నంబర్",
  offline: "ఇంటర్నెట్ లేదు.",
  noAnswer: "సంత నుండి జవాబు లేదు.",
  shownAsOf: (when) => `${when} సమయానికి ఉన్న వివరాలు.`,
  waiting: (count) =>
    plural("te", count, {
      one: "1 మార్పు ఇంకా పంపలేదు.",
      other: `${formatCount(count)} మార్పులు ఇంకా పంపలేదు.`,
    }),
  refused: (count) =>
    plural("te", count, {
      one: "1 మార్పు అంగీకరించబడలేదు.",
      other: `${formatCount(count)} మార్పులు అంగీకరించబడలేదు.`,
    }),
  newVersion: "కొత్త వెర్షన్ సిద్ధంగా ఉంది",
  reload: "మళ్లీ లోడ్ చేయండి",
  signOutFailed: "లాగ్ అవుట్ కాలేదు, దయచేసి మళ్లీ ప్రయత్నించండి.",
  signOutOffline: "కనెక్షన్ లేదు. అది వచ్చాక లాగ్ అవుట్ చేయండి.",
  search: "వెతకండి",
  counted: (text, count) => `${text}, ${formatCount(count)}`,
  dataSaver: "డేటా ఆదా",
  install: "సంతను ఇన్‌స్టాల్ చేయండి",
  display: "థీమ్, డేటా ఆదా",
  theme: "థీమ్",
  light: "లేత రంగు",
  dark: "ముదురు రంగు",
  device: "ఫోన్‌లో ఉన్నట్టు",
};
