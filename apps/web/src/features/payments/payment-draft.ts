import { type PaidThrough, referenceLengths } from "@santha/contract/payments";

/** What is typed about a payment; the amount in rupees as it stands in its field. */
export interface PaymentDraft {
  readonly amount: string;
  readonly paidThrough: PaidThrough | "";
  readonly reference: string;
}
export type PaymentField = keyof PaymentDraft;

/** Whole paise of typed rupees (`1,250` or `1250.50`); NaN for anything that is no amount with two decimals at most. */
export function paiseTyped(amount: string): number {
  const digits = amount.replace(/[₹,\s]/g, "");
  return /^\d{1,10}(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : Number.NaN;
}

/** The fields that cannot be sent as they are (PAY-027). The server checks them again. */
export function faultsOf(draft: PaymentDraft, claimableInPaise: number): ReadonlySet<PaymentField> {
  const faults = new Set<PaymentField>();
  const paise = paiseTyped(draft.amount);
  if (!(paise > 0 && paise <= claimableInPaise)) faults.add("amount");
  if (draft.paidThrough === "") faults.add("paidThrough");
  const { length } = draft.reference.trim();
  const { least, most } = referenceLengths;
  if (length < least || length > most || !/^[0-9A-Za-z][0-9A-Za-z /-]*$/.test(draft.reference.trim()))
    faults.add("reference");
  return faults;
}
