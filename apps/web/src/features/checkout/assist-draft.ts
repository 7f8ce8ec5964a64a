import type { Consent, Farmer } from "@santha/contract/assist";
import { mostHandlingOf, mostMarginOf } from "@santha/contract/assist";
import type { CartLine } from "@santha/contract/cart";
import type { Checkout, Totals } from "@santha/contract/checkout";
import { bareMobileNo, isMobileNo } from "@santha/contract/mobile-number";
import { eachOf, sumOf } from "@santha/contract/money";

/** For whom the order is: who takes the parcel, somebody else, or the agent himself. */
export type Whom = "receiver" | "other" | "self";

/** What an agent has typed and chosen in the assist step, right or wrong. */
export interface AssistDraft {
  readonly whom: Whom;
  readonly firstName: string;
  readonly mobileNo: string;
  /** Rupees as typed, by listing; a line that is not there has the margin of the quote. */
  readonly margins: Readonly<Record<string, string>>;
  /** Rupees as typed; null: as the quote has it. */
  readonly handling: string | null;
}

type Line = Pick<
  CartLine,
  "listingId" | "quantity" | "priceInPaise" | "mrpInPaise" | "lineMarginInPaise" | "suggestedMarginInPaise"
>;
/** A part of the order as the assist step works on it. */
export type Assisted = Pick<Checkout, "assist" | "address" | "totals"> & {
  readonly groups: readonly { readonly lines: readonly Line[] }[];
};

/** What the quote says, as the beginning of the step: the receiver of the parcel is whom the order is for. */
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

/** The farmer of the draft; null for the agent himself. */
export function farmerOf(draft: AssistDraft, address: Checkout["address"]): Farmer | null {
  if (draft.whom === "self") return null;
  if (draft.whom === "receiver" && address)
    return { firstName: address.recipientName, mobileNo: address.phone };
  return { firstName: draft.firstName.trim(), mobileNo: bareMobileNo(draft.mobileNo) };
}

/** Whole paise of typed rupees such as 25, 25.5 or 1,250.00; null for anything else. */
export function paiseTyped(text: string): number | null {
  const plain = text.replace(/[₹,\s]/g, "");
  if (!/^\d{1,7}(\.\d{0,2})?$/.test(plain)) return null;
  const [rupees = "0", paise = ""] = plain.split(".");
  return Number(rupees) * 100 + Number(paise.padEnd(2, "0"));
}

/** Rupees as they stand in a field: 25.50, and 25 without paise. */
export function rupeesText(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}

/** The margin of one pack now, in paise: as typed, else as quoted. Null while what is typed is no amount. */
export function marginNow(draft: AssistDraft, line: Line): number | null {
  const typed = draft.margins[line.listingId];
  return typed === undefined ? eachOf(line.lineMarginInPaise ?? 0, line.quantity) : paiseTyped(typed);
}

/** The handling charge now, in paise; null while what is typed is no amount. */
export function handlingNow(draft: AssistDraft, { assist }: Pick<Checkout, "assist">): number | null {
  return draft.handling === null ? (assist?.agentHandlingInPaise ?? 0) : paiseTyped(draft.handling);
}

/** The margin that prices are shown with: nobody reads a price above the printed maximum, whatever is typed. */
export function shownMargin(draft: AssistDraft, line: Line): number {
  return Math.min(marginNow(draft, line) ?? 0, mostMarginOf(line));
}

const linesOf = (quote: Assisted): Line[] => quote.groups.flatMap((group) => group.lines);

/** The most that the handling charge may be beside the margins of now. */
export function mostHandlingNow(draft: AssistDraft, quote: Assisted): number {
  return mostHandlingOf(linesOf(quote).map((line) => ({ ...line, marginInPaise: shownMargin(draft, line) })));
}

/** The totals with the margins of now, within what is allowed; the server makes them again when they are kept. */
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

/** What is wrong: `above` with the most that is allowed in paise. */
export type AmountFault = { readonly kind: "no-amount" } | { readonly kind: "above"; readonly most: number };

export interface AssistFaults {
  readonly firstName: boolean;
  readonly mobileNo: boolean;
  /** By listing. */
  readonly margins: ReadonlyMap<number, AmountFault>;
  readonly handling: AmountFault | null;
}

/** What has to be put right before the step can be left. */
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

/** What is sent: the agent's own margins, where they are not what the catalogue suggests. */
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
 * What the farmer of the draft has agreed to; null when he has agreed to nothing. It is out of date as soon as his
 * name, a margin or the handling charge is not what was kept when he agreed, whatever that does to the total.
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
