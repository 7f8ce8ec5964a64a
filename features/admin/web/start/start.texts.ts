import { defineTexts, plural } from "#engine/web/words/language.ts";

/** The words of the console's first page. */
export const useStartTexts = defineTexts(
  {
    waiting: "Waiting",
    figures: "Last seven days",
    overLimit: (count: number) =>
      plural("en", count, { one: `${count} over limit`, other: `${count} over limit` }),
    oldest: (wait: string, limit: string) => `Oldest ${wait}, limit ${limit}`,
    nothing: "Nothing waits",
    notCounted: "Could not be counted",
    retry: "Try again",
    thousand: "₹ thousand",
    rupees: "₹",
    number: "Number",
    today: "today",
    hours: (count: number) => `${count} h`,
    days: (count: number) => `${count} d`,
    minutes: (count: number) => `${count} min`,
  },
  {
    waiting: "వేచి ఉన్నవి",
    figures: "గత ఏడు రోజులు",
    overLimit: (count) => `${count} గడువు దాటాయి`,
    oldest: (wait, limit) => `పాతది ${wait}, గడువు ${limit}`,
    nothing: "ఏదీ ఆగి లేదు",
    notCounted: "లెక్క రాలేదు",
    retry: "మళ్లీ ప్రయత్నించండి",
    thousand: "₹ వేలల్లో",
    rupees: "₹",
    number: "సంఖ్య",
    today: "ఈ రోజు",
    hours: (count) => `${count} గం`,
    days: (count) => `${count} రో`,
    minutes: (count) => `${count} ని`,
  },
);
