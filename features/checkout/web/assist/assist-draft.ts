import { bareMobileNo, isMobileNo } from "#engine/contract/mobile-number.ts";
import { eachOf, sumOf } from "#engine/contract/money.ts";
import type { CartLine } from "#features/cart/contract";
import type { Consent, Farmer } from "../../contract/assist.ts";
import { mostHandlingOf, mostMarginOf } from "../../contract/assist.ts";
import type { Checkout, Totals } from "../../contract/checkout.ts";

/** For whom the order is: the receiver of the parcel, another farmer, or the agent. */
export type Whom = "receiver" | "other" | "self";

/** The agent's input in the assist step, valid or not. */
export interface AssistDraft {
  readonly whom: Whom;
  readonly firstName: string;
  readonly mobileNo: string;
  /** Rupees as typed, by listing; a missing line has the margin of the quote. */
  readonly margins: Readonly<Record<string, string>>;
  /** Rupees as typed; null: the amount of the quote. */
  readonly handling: string | null;
}

type Line = Pick<
  CartLine,
  "listingId" | "quantity" | "priceInPaise" | "mrpInPaise" | "lineMarginInPaise" | "suggestedMarginInPaise"
>;
/** The parts of the checkout that the assist step works on. */
export type Assisted = Pick<Checkout, "assist" | "address" | "totals"> & {
  readonly groups: readonly { readonly lines: readonly Line[] }[];
};

/** The initial draft from the quote: by default the order is for the receiver of the parcel. */
export function assistDraftOf({ assist, address }: Pick<Checkout, "assist" | "address">): AssistDraft {
  const farmer = assist?.farmer ?? null;
  const isReceiver =
    farmer === null || (farmer.firstName === address?.recipientName && farmer.mobileNo === address?.phone);
  return {
    whom: isReceiver ? "receiver" : "other",
    firstName: isReceiver ? "" : farmer.firstName,
    mobileNo: isReceiver ? "" : farmer.mobileNo,
    margins: {},
    handling: null,
  };
}

/** The farmer of the draft; null when the order is for the agent. */
export function farmerOf(draft: AssistDraft, address: Checkout["address"]): Farmer | null {
  if (draft.whom === "self") return null;
  if (draft.whom === "receiver" && address)
    return { firstName: address.recipientName, mobileNo: address.phone };
  return { firstName: draft.firstName.trim(), mobileNo: bareMobileNo(draft.mobileNo) };
}

/** Converts typed rupees such as 25, 25.5 or 1,250.00 to whole paise; null for anything else. */
export function paiseTyped(text: string): number | null {
  const plain = text.replace(/[₹,\s]/g, "");
  if (!/^\d{1,7}(\.\d{0,2})?$/.test(plain)) return null;
  const [rupees = "0", paise = ""] = plain.split(".");
  return Number(rupees) * 100 + Number(paise.padEnd(2, "0"));
}

/** Rupees as shown in a field: 25.50, and 25 without paise. */
export function rupeesText(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}

/** The current margin of one pack, in paise: as typed, else as quoted. Null while the input is invalid. */
export function marginNow(draft: AssistDraft, line: Line): number | null {
  const typed = draft.margins[line.listingId];
  return typed === undefined ? eachOf(line.lineMarginInPaise ?? 0, line.quantity) : paiseTyped(typed);
}

/** The current handling charge, in paise; null while the input is no amount. */
export function handlingNow(draft: AssistDraft, { assist }: Pick<Checkout, "assist">): number | null {
  return draft.handling === null ? (assist?.agentHandlingInPaise ?? 0) : paiseTyped(draft.handling);
}

/** The margin in shown prices: capped, so that no price exceeds the printed maximum, whatever is typed. */
export function shownMargin(draft: AssistDraft, line: Line): number {
  return Math.min(marginNow(draft, line) ?? 0, mostMarginOf(line));
}

const linesOf = (quote: Assisted): Line[] => quote.groups.flatMap((group) => group.lines);

/** The highest handling charge that the current margins allow. */
export function mostHandlingNow(draft: AssistDraft, quote: Assisted): number {
  return mostHandlingOf(linesOf(quote).map((line) => ({ ...line, marginInPaise: shownMargin(draft, line) })));
}

/** The totals with the current margins, capped at the allowed amounts; saving computes them again. */
export function totalsNow(draft: AssistDraft, quote: Assisted): Totals {
  const ofLines = sumOf(linesOf(quote).map((line) => shownMargin(draft, line) * line.quantity));
  const agentHandlingInPaise = Math.min(handlingNow(draft, quote) ?? 0, mostHandlingNow(draft, quote));
  const marginInPaise = ofLines + agentHandlingInPaise;
  return {
    ...quote.totals,
    marginInPaise,
    agentHandlingInPaise,
    finalCustomerPriceInPaise: quote.totals.orderTotalInPaise + marginInPaise,
  };
}

/** An invalid amount; `above` carries the allowed maximum in paise. */
export type AmountFault = { readonly kind: "no-amount" } | { readonly kind: "above"; readonly most: number };

export interface AssistFaults {
  readonly firstName: boolean;
  readonly mobileNo: boolean;
  /** By listing. */
  readonly margins: ReadonlyMap<number, AmountFault>;
  readonly handling: AmountFault | null;
}

/** What the agent must correct before leaving the step. */
export function faultsOf(draft: AssistDraft, quote: Assisted): AssistFaults {
  const isTyped = draft.whom === "other";
  const margins = linesOf(quote).flatMap((line): [number, AmountFault][] => {
    const fault = amountFault(marginNow(draft, line), mostMarginOf(line));
    return fault ? [[line.listingId, fault]] : [];
  });
  return {
    firstName: isTyped && draft.firstName.trim() === "",
    mobileNo: isTyped && !isMobileNo(bareMobileNo(draft.mobileNo)),
    margins: new Map(margins),
    handling: amountFault(handlingNow(draft, quote), mostHandlingNow(draft, quote)),
  };
}

function amountFault(amount: number | null, most: number): AmountFault | null {
  if (amount === null) return { kind: "no-amount" };
  return amount > most ? { kind: "above", most } : null;
}

export function isFaultless({ firstName, mobileNo, margins, handling }: AssistFaults): boolean {
  return !firstName && !mobileNo && margins.size === 0 && handling === null;
}

/** The request body: only the agent's margins that differ from the suggested ones. */
export function assistBody(draft: AssistDraft, quote: Assisted) {
  const margins = linesOf(quote).map((line) => ({
    listingId: line.listingId,
    marginInPaise: marginNow(draft, line) ?? 0,
    isOwn: marginNow(draft, line) !== line.suggestedMarginInPaise,
  }));
  return {
    farmer: farmerOf(draft, quote.address),
    margins: margins
      .filter(({ isOwn }) => isOwn)
      .map(({ listingId, marginInPaise }) => ({ listingId, marginInPaise })),
    agentHandlingInPaise: handlingNow(draft, quote) ?? 0,
  };
}

/**
 * The saved consent of the draft's farmer; null without one. `isCurrent` is false once the farmer's name, a margin
 * or the handling charge differs from the saved quote, even with the same total.
 */
export function consentNow(draft: AssistDraft, quote: Assisted): Consent | null {
  const { consent = null, farmer: agreed = null } = quote.assist ?? {};
  const farmer = farmerOf(draft, quote.address);
  if (!consent || farmer?.mobileNo !== agreed?.mobileNo) return null;
  const isAsKept =
    farmer?.firstName === agreed?.firstName &&
    handlingNow(draft, quote) === quote.assist?.agentHandlingInPaise &&
    linesOf(quote).every(
      (line) => marginNow(draft, line) === eachOf(line.lineMarginInPaise ?? 0, line.quantity),
    );
  return { ...consent, isCurrent: consent.isCurrent && isAsKept };
}
