import { moneyParts, paiseTyped } from "#engine/web/words/money.ts";
import type { ListingTerms } from "../../contract/listings.ts";

/** The terms of a listing that are typed, in the order of the form. */
export const typedTerms = ["priceInPaise", "mrpInPaise", "commissionInPaise", "onHand"] as const;
export type TypedTerm = (typeof typedTerms)[number];
/** What was typed, by the names under which the server refuses it. */
export type TermsDraft = Partial<Record<TypedTerm, string>>;

/** A term as it stands in its field. */
export function textOf(term: TypedTerm, value: number): string {
  if (term === "onHand") return String(value);
  const { rupees, paise } = moneyParts(value);
  return `${rupees}.${paise}`;
}

/** The value of what was typed; NaN for what is no amount or count, which the server then refuses beside its field. */
export function valueTyped(term: TypedTerm, typed: string): number {
  if (term !== "onHand") return paiseTyped(typed);
  const digits = typed.replace(/[,\s]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The terms with what was typed in place of what stood there. */
export function termsTyped(draft: TermsDraft, before: Readonly<Record<TypedTerm, number>>): ListingTerms {
  const value = (term: TypedTerm): number => {
    const typed = draft[term];
    return typed === undefined ? before[term] : valueTyped(term, typed);
  };
  return {
    priceInPaise: value("priceInPaise"),
    mrpInPaise: value("mrpInPaise"),
    commissionInPaise: value("commissionInPaise"),
    onHand: value("onHand"),
  };
}

/** Whether the server said what is wrong beside a field of the form. */
export function isBesideField(errors: Readonly<Record<string, string>>): boolean {
  return Object.keys(errors).some(
    (field) => typedTerms.some((term) => term === field) || field.startsWith("priceBreaks."),
  );
}
