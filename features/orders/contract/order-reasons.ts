import type { Language, LocalizedText } from "#engine/contract/language.ts";

/** Two things a buyer can ask for packs of an order: not to get them, or to give them back. */
export const requestKinds = ["cancel", "return"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Why a buyer does not want packs any more, or gives them back; `other` is said in his own words. */
export const reasonCodes = [
  "mind-changed",
  "ordered-by-mistake",
  "found-cheaper",
  "too-slow",
  "damaged",
  "wrong-product",
  "expires-too-soon",
  "not-as-described",
  "other",
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** The reasons that are offered for each kind, in the order in which they are shown. */
export const reasonsOf: Readonly<Record<RequestKind, readonly ReasonCode[]>> = {
  cancel: ["mind-changed", "ordered-by-mistake", "found-cheaper", "too-slow", "other"],
  return: ["damaged", "wrong-product", "expires-too-soon", "not-as-described", "mind-changed", "other"],
};

export const reasonLabels: Readonly<Record<ReasonCode, LocalizedText>> = {
  "mind-changed": { en: "Not needed any more", te: "ఇక అవసరం లేదు" },
  "ordered-by-mistake": { en: "Ordered by mistake", te: "పొరపాటున ఆర్డర్ చేశాను" },
  "found-cheaper": { en: "Cheaper elsewhere", te: "వేరే చోట తక్కువ ధరకు దొరికింది" },
  "too-slow": { en: "Comes too late", te: "చాలా ఆలస్యంగా వస్తుంది" },
  damaged: { en: "Damaged or open", te: "పాడైంది లేదా తెరిచి ఉంది" },
  "wrong-product": { en: "Wrong product came", te: "వేరే ఉత్పత్తి వచ్చింది" },
  "expires-too-soon": { en: "Expired or expires too soon", te: "గడువు ముగిసింది లేదా త్వరలో ముగుస్తుంది" },
  "not-as-described": { en: "Not as described", te: "వివరణ ప్రకారం లేదు" },
  other: { en: "Another reason", te: "వేరే కారణం" },
};

/** A reason as it is read: the label of its code, and what the person wrote himself. */
export function reasonText(
  { reasonCode, note }: { readonly reasonCode: ReasonCode | null; readonly note: string },
  language: Language,
): string {
  const label =
    reasonCode === null || (reasonCode === "other" && note !== "") ? "" : reasonLabels[reasonCode][language];
  return [label, note].filter((part) => part !== "").join(": ");
}
