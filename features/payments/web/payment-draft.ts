import { paiseTyped } from "#engine/web/words/money.ts";
import { referenceLengths } from "#features/ledger/contract";
import type { PaidThrough } from "../contract/payments.ts";

/** What is typed about a payment; the amount in rupees as it stands in its field. */
export interface PaymentDraft {
  readonly amount: string;
  readonly paidThrough: PaidThrough | "";
  readonly reference: string;
  /** The uploaded photo of the receipt, if one was added. */
  readonly pictureKey?: string | undefined;
}
export type PaymentField = "amount" | "paidThrough" | "reference";

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
