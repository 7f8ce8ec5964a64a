import { plural, type Same } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import type { en } from "./words.en.ts";

export const te: Same<typeof en> = {
  intro: "మీరు ఈ ఫోన్‌లో మార్చినవి, సంతకు ఇంకా చేరనివి. ఇవి ఈ వరుసలో వాటంతట అవే పంపబడతాయి.",
  sendNow: (count) => `ఇప్పుడే పంపండి (${formatCount(count)})`,
  waitsForNetwork: "కనెక్షన్ కోసం వేచి ఉంది.",
  waits: "పంపడానికి సిద్ధంగా ఉంది.",
  sending: "పంపుతున్నాం.",
  triedAt: (times, when) =>
    plural("te", times, {
      one: `ఒకసారి ప్రయత్నించాం. మళ్లీ ప్రయత్నం: ${when}.`,
      other: `${formatCount(times)} సార్లు ప్రయత్నించాం. మళ్లీ ప్రయత్నం: ${when}.`,
    }),
  refused: "సంత దీన్ని అంగీకరించలేదు:",
  noReason: "సర్వర్ కారణం చెప్పలేదు.",
  refusedHint: "సరిచేయండి, తర్వాత మళ్లీ ప్రయత్నించండి, లేదా తొలగించండి. దానంతట అదే పంపబడదు.",
  goneHint: "తొలగించండి, లేదా మరోసారి ప్రయత్నించండి. దానంతట అదే పంపబడదు.",
  sentAt: (when) => `పంపాం: ${when}.`,
  madeAt: (when) => `మార్చింది: ${when}`,
  fix: "సరిచేయండి",
  fixOf: (words) => `సరిచేయండి: ${words}`,
  again: "మళ్లీ ప్రయత్నించండి",
  againOf: (words) => `మళ్లీ ప్రయత్నించండి: ${words}`,
  change: "మార్చండి",
  ownUnsent: "మీరు రాసినది, ఇంకా పంపలేదు",
  drop: "తొలగించండి",
  dropOf: (words) => `తొలగించండి: ${words}`,
  dropTitle: "ఈ మార్పును తొలగించాలా?",
  dropText: "ఇది ఈ ఫోన్ నుండి పోతుంది, పంపబడదు.",
  drafts: (count) =>
    plural("te", count, {
      one: "1 డ్రాఫ్ట్ ఆర్డర్ ఇంకా ఆర్డర్ కాలేదు",
      other: `${formatCount(count)} డ్రాఫ్ట్ ఆర్డర్లు ఇంకా ఆర్డర్ కాలేదు`,
    }),
  draftsHint: "కనెక్షన్ ఉన్నప్పుడు వాటిని మీరే ఆర్డర్ చేయాలి.",
  sentBefore: "ఈ మధ్య పంపినవి",
  emptyTitle: "అన్నీ పంపాం",
  emptyText: "కనెక్షన్ లేకుండా మీరు మార్చినవి పంపే వరకు ఇక్కడ ఉంటాయి.",
  toHome: "హోమ్‌కు వెళ్లండి",
  done: (count) =>
    plural("te", count, {
      one: "వేచి ఉన్న 1 మార్పు పంపాం.",
      other: `వేచి ఉన్న ${formatCount(count)} మార్పులు పంపాం.`,
    }),
  notTaken: "వేచి ఉన్న ఒక మార్పు అంగీకరించబడలేదు.",
  see: "చూడండి",
  leaveTitle: "అన్నీ ఇంకా పంపలేదు",
  leaveText: (changes, drafts) =>
    [
      changes > 0 &&
        plural("te", changes, {
          one: "1 మార్పు వేచి ఉంది.",
          other: `${formatCount(changes)} మార్పులు వేచి ఉన్నాయి.`,
        }),
      drafts > 0 &&
        plural("te", drafts, {
          one: "1 డ్రాఫ్ట్ ఆర్డర్ ఇంకా ఆర్డర్ కాలేదు.",
          other: `${formatCount(drafts)} డ్రాఫ్ట్ ఆర్డర్లు ఇంకా ఆర్డర్ కాలేదు.`,
        }),
    ]
      .filter(Boolean)
      .join(" "),
  leaveSend: "ఇప్పుడే పంపండి",
  leaveSendHint: "అన్నీ పంపాక లాగ్ అవుట్ అవుతుంది; లేకపోతే మిగిలినవి చూపిస్తుంది.",
  leaveKeep: "ఈ ఖాతా కోసం ఉంచండి",
  leaveKeepHint: "మీరు మళ్లీ లాగిన్ అయ్యే వరకు ఇతరులకు కనిపించకుండా ఈ ఫోన్‌లో ఉంటాయి.",
  leaveDelete: "తొలగించి లాగ్ అవుట్",
  leaveDeleteHint: "అవి పోతాయి.",
};
