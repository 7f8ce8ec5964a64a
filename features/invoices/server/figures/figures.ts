import type { LocalizedText } from "#engine/contract/language.ts";
import type { DocumentKind } from "../../contract.ts";
import type { TaxParts } from "./tax.ts";

/** A line of a document as it was issued; paise. Charges of delivery are lines without goods. */
export interface DocumentRow extends TaxParts {
  /** Line of the order; null for a share of the charges of delivery. */
  readonly lineId: number | null;
  readonly title: LocalizedText;
  /** One text in documents that were issued before packs had Telugu words; empty where there is no pack. */
  readonly pack: LocalizedText | string;
  readonly hsn: string;
  readonly quantity: number;
  readonly unitPriceInPaise: number;
  readonly discountInPaise: number;
  readonly grossInPaise: number;
  readonly rateInBasisPoints: number;
}

export interface DocumentParty {
  readonly name: LocalizedText;
  /** Address, line by line; empty for an agent. */
  readonly lines: readonly string[];
  readonly state: string;
  readonly stateCode: string;
  readonly gstin: string | null;
  readonly licences: readonly { readonly kind: string; readonly number: string }[];
}

/** All that stands on a document, frozen when it is issued; money in paise. */
export interface DocumentFigures {
  readonly orderId: string;
  readonly supplier: DocumentParty;
  readonly recipient: DocumentParty & { readonly phone: string };
  readonly isInterstate: boolean;
  readonly isUnionTerritory: boolean;
  readonly rows: readonly DocumentRow[];
  readonly totals: TaxParts & {
    readonly grossInPaise: number;
    /** Paid by the operator with the buyer's coupon: lowers what is to be paid, never the taxable value. */
    readonly couponInPaise: number;
    readonly payableInPaise: number;
  };
}

/** A document to be printed: an issued one, or a proforma without a number. Times in epoch milliseconds. */
export interface PrintedDocument {
  readonly kind: DocumentKind | "proforma";
  readonly number: string | null;
  readonly issuedAt: number;
  readonly orderedAt: number;
  readonly isPractice: boolean;
  /** The order is over, because its money never came. */
  readonly isEndedUnpaid: boolean;
  /** The document that a credit note takes back. */
  readonly original: { readonly number: string; readonly issuedAt: number } | null;
  readonly figures: DocumentFigures;
}
