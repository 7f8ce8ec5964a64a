import { plural } from "#engine/web/words/language.ts";
import type { LeftOutOfBatch } from "../../contract-batches.ts";

export const en = {
  agent: "Agent",
  for: "For",
  paidTo: "State",
  count: (count: string) => (count === "1" ? "1 agent" : `${count} agents`),
  orders: (count: number) => plural("en", count, { one: "1 order", other: `${count} orders` }),
  needsTwo: "2 people must approve",
  ready: "Ready",
  waitsFor: (name: string) => `Approved by ${name}. A second person must approve.`,
  waitsForYours: "You approved it. Another person must approve too.",
  second: (name: string) => `1 of 2: ${name}`,
  method: (way: "upi" | "bank" | "none") => ({ upi: "UPI", bank: "Bank account", none: "No account" })[way],
  paidToAccount: (method: string, { holder, end }: { readonly holder: string; readonly end: string }) =>
    `${method} …${end}, ${holder}`,
  sumOf: (method: string, count: number) =>
    plural("en", count, { one: `${method}, 1 payout`, other: `${method}, ${count} payouts` }),
  previewTitle: (count: number) =>
    plural("en", count, { one: "Pay 1 agent?", other: `Pay ${count} agents?` }),
  total: "Total",
  bankAfter: (paid: string, bank: string) =>
    `${paid} leaves with this batch, before tax. Bank balance in the books after all payouts under way: ${bank}. You cannot undo this.`,
  nothingLeaves:
    "Nothing is paid yet: a second person must approve. You can take your approval back until then.",
  firstOfTwo: "first of 2 approvals",
  leftOut: (why: LeftOutOfBatch) =>
    ({
      "no-account": "no account",
      "under-way": "a payout is still with the bank",
      "too-little": "less than ₹100.00",
      "same-person": "you approved it; another person must too",
    })[why],
  approve: (amount: string) => `Approve ${amount}`,
  takeBack: "Take back approval",
  takeBackTitle: "Take back the first approval?",
  reason: "Reason",
  done: "Done.",
};
