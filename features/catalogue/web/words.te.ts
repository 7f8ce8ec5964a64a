import type { Same } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import type { en } from "./words.en.ts";

export const te: Same<typeof en> = {
  categories: "వర్గాలు",
  all: "అన్నీ",
  offer: (amount) => `ఇక్కడ ${amount} తగ్గింపు`,
  outOfStock: "స్టాక్ లేదు",
  deliveredByAnother: "వేరే అమ్మకందారు ఇక్కడికి పంపుతారు",
  notDelivered: "ఇక్కడికి డెలివరీ లేదు",
  choosePack: (title) => `ప్యాక్ ఎంచుకోండి: ${title}`,
  inCart: (count, title) => `కార్ట్‌లో ${formatCount(count)}: ${title}`,
};
