import { plural } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import type { en } from "./batches.en.ts";

const packs = (count: number) =>
  plural("te", count, { one: "1\u00a0ప్యాక్", other: `${formatCount(count)}\u00a0ప్యాక్‌లు` });

const batchText = (batch: string | null) => (batch === null ? "బ్యాచ్ నంబర్ లేని ప్యాక్‌లను" : `బ్యాచ్ ${batch}ను`);

export const te: typeof en = {
  title: "బ్యాచ్‌లు",
  noneYet: "బ్యాచ్ నంబర్లు, గడువు తేదీలు రాయండి. గడువు ముందు ముగిసేవి ముందు ప్యాక్ అవుతాయి.",
  stockOf: (count) => `స్టాక్‌లో ${packs(count)}`,
  noNumber: "బ్యాచ్ నంబర్ లేనివి",
  packs,
  inParcels: (count) => `పార్సిళ్లలో ${formatCount(count)}`,
  expires: "గడువు",
  soon: "గడువు దగ్గరపడింది",
  over: "గడువు ముగిసింది",
  taken: (count) => `${packs(count)}: గడువు ముగిసి స్టాక్ నుండి తీసేశాం`,
  inOrders: "ఎదురుచూస్తున్న ఆర్డర్లకు వేరే బ్యాచ్ ప్యాక్ చేయండి, లేదా రద్దు చేయమని సహాయ కేంద్రాన్ని అడగండి.",
  add: "బ్యాచ్ చేర్చండి",
  addNamed: (pack) => `బ్యాచ్ చేర్చండి: ${pack}`,
  addTitle: (pack) => `${pack}: కొత్త బ్యాచ్`,
  change: "సరిదిద్దండి",
  changeNamed: (batch) => `${batchText(batch)} సరిదిద్దండి`,
  number: "బ్యాచ్ లేదా లాట్ నంబర్",
  numberHint: "ప్యాక్‌పై ఉన్నట్టు రాయండి. ఖాళీగా వదలవచ్చు.",
  expiresOn: "గడువు తేదీ",
  expiresOnHint: "ఆ తేదీ నుండి అమ్మరు. ఖాళీ అయితే గడువు లేదు.",
  quantity: "ప్యాక్‌లు",
  isCounted: (count) =>
    `స్టాక్‌లో బ్యాచ్ లేని ${plural("te", count, { one: "1\u00a0ప్యాక్", other: `${formatCount(count)}\u00a0ప్యాక్‌ల` })} నుండి`,
  save: "సేవ్ చేయండి",
  saved: "సేవ్ అయింది",
  withdraw: "తీసేయండి",
  withdrawNamed: (batch) => `${batchText(batch)} స్టాక్ నుండి తీసేయండి`,
  withdrawTitle: (batch) => `${batchText(batch)} స్టాక్ నుండి తీసేయాలా?`,
  withdrawText: (count) =>
    plural("te", count, {
      one: `${packs(count)} మీ స్టాక్ నుండి పోతుంది, ఇక అమ్మకానికి ఉండదు.`,
      other: `${packs(count)} మీ స్టాక్ నుండి పోతాయి, ఇక అమ్మకానికి ఉండవు.`,
    }),
  withdrawn: "స్టాక్ నుండి తీసేశాం",
  cancel: "వద్దు",
  noConnection: "కనెక్షన్ లేదు. మళ్లీ ప్రయత్నించండి.",
};
