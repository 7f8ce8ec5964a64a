import { plural, type Same } from "#engine/web/words/language.ts";
import type { MarkKind, Step } from "../contract.ts";
import type { en } from "./words.en.ts";

const steps: Record<Step, string> = {
  new: "కొత్తవారు",
  villager: "ఊరివారు",
  trusted: "నమ్మకస్తులు",
  guide: "మార్గదర్శకులు",
};

const marks: Record<MarkKind, string> = {
  "useful-answer": "మీ జవాబు ఉపయోగపడింది",
  solved: "మీ జవాబుతో సమస్య తీరింది",
  agreed: "నిపుణులు ఒప్పుకున్నారు",
  "useful-update": "మీ అప్‌డేట్ బాగుందన్నారు",
};

export const te: Same<typeof en> = {
  stepOf: (step) => steps[step],
  markOf: (kind) => marks[kind],
  points: (count) => plural("te", count, { one: `${count} పాయింట్`, other: `${count} పాయింట్లు` }),
  others: "ఇతరులకు మీ స్థాయి, పాయింట్లు కనిపిస్తాయి; ఎవరు ఇచ్చారో కనిపించదు.",
  pausedUntil: "మీ స్థాయి హక్కులు అప్పటి వరకు ఉండవు:",
  pausedForGood: "మీరు ఇక ఇక్కడ రాయలేరు, అందుకే మీ స్థాయి హక్కులు లేవు.",
  next: (step) => `తర్వాతి స్థాయి: ${step}`,
  ofPoints: (has, needs) => `${needs} పాయింట్లలో ${has}`,
  ofGivers: (has, needs) => `${needs} మందిలో ${has} మంది నుండి`,
  ofDays: (has, needs) => `ఇక్కడ ${needs} రోజుల్లో ${has}`,
  orDays: "అంతమంది నుండి పాయింట్లు, లేదా రోజులు: రెండింటిలో ఒకటి చాలు.",
  andDays: "మూడూ కావాలి.",
  highest: "ఇదే అన్నిటికంటే పై స్థాయి. సహాయం చేస్తున్నందుకు ధన్యవాదాలు!",
  today: "ఈ రోజు",
  noneToday: "ఈ రోజు ఇంకా ఏమీ లేవు",
  noneHint: "ఒక ప్రశ్నకు జవాబు ఇవ్వండి, లేదా మీరు నేర్చుకున్నది రాయండి. అది ఇతరులకు ఉపయోగపడితే పాయింట్లు వస్తాయి.",
  questions: "ప్రశ్నలు చూడండి",
  times: (count) => plural("te", count, { one: "ఒకసారి", other: `${count} సార్లు` }),
  ofDay: (points, most) => `రోజుకు గరిష్ఠంగా ${most}; లెక్కలోకి వచ్చినవి ${points}`,
  fromOne: (aDay, ever) => `ఒకరి నుండి రోజుకు గరిష్ఠంగా ${aDay}, మొత్తం మీద ${ever} పాయింట్లు వస్తాయి.`,
  steps: "అన్ని స్థాయిలు",
  yours: "మీది",
  fromStart: "మొదటి రోజు నుండి",
  from: (step, { points, givers, days }) =>
    step === "villager"
      ? `${days} రోజుల తర్వాత, లేదా ${givers} మంది ఇచ్చిన ${points} పాయింట్లతో`
      : `${givers} మంది ఇచ్చిన ${points} పాయింట్లతో, ${days} రోజుల తర్వాత`,
  postsADay: (count) => `రోజుకు ${count} సార్లు, లింక్‌లు లేకుండా రాయవచ్చు`,
  postsAnHour: (count) => `గంటకు ${count} సార్లు, లింక్‌లతో రాయవచ్చు`,
  reportWeight: (weight) =>
    weight === 4
      ? "మీ ఫిర్యాదు, కొత్తవారు కాని ఇంకొకరి ఫిర్యాదు ఉంటే సహాయక బృందం చూసే వరకు ఆ మాటలు కనిపించవు"
      : weight === 3
        ? "నమ్మకస్తులు ఇద్దరు ఫిర్యాదు చేస్తే సహాయక బృందం చూసే వరకు ఆ మాటలు కనిపించవు"
        : "ముగ్గురు ఫిర్యాదు చేస్తే సహాయక బృందం చూసే వరకు ఆ మాటలు కనిపించవు",
  sorts: "ఇతరుల ప్రశ్న ఏ పంట గురించో చెప్పవచ్చు",
};
