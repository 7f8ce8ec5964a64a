import { plural } from "#engine/web/words/language.ts";
import type { LeftOutReason, RefundTab } from "#features/orders/contract/refund-desk.ts";

export const en = {
  states: "States of refunds",
  tab: (tab: RefundTab) =>
    ({
      "to-approve": "To approve",
      second: "Second person",
      "to-send": "To send",
      sent: "Sent",
      failed: "Failed",
      confirmed: "Received",
    })[tab],
  count: (count: string) => (count === "1" ? "1 refund" : `${count} refunds`),
  late: (count: string, days: number) => `${count} over ${days} days`,
  search: "Name, phone, order number",
  onlyLate: (days: number, count: string) => `Over ${days} days ${count}`,
  onlyLarge: (amount: string, count: string) => `Over ${amount} ${count}`,
  buyer: "Buyer",
  why: "Reason",
  payBack: "Paid by",
  none: "No refunds here",
  noneHint: "All refunds of this state are done.",
  doneHint: "Refunds received in the last 30 days.",
  whole: "Cancelled or returned",
  part: "Packs cancelled or returned",
  needsTwo: "2 people must approve",
  waitsFor: (name: string) => `Approved by ${name}. A second person must approve.`,
  waitsForYours: "You approved it. Another person must approve too.",
  refund: (number: string) => `Refund ${number}`,
  order: "Order",
  phone: "Phone",
  way: "Sent by",
  sellerHolds: "Seller holds",
  asked: "Asked for",
  approvedFirst: (name: string) => `First approval, ${name}`,
  sent: "Sent",
  standing: "Last change",
  withAmount: (action: string, amount: string) => `${action} ${amount}`,
  takeBack: "Take back approval",
  takeBackTitle: "Take back the first approval?",
  refuse: "Refuse",
  refuseTitle: (amount: string) => `Refuse the refund of ${amount}?`,
  refuseHint: "The buyer reads this.",
  reason: "Reason",
  previewTitle: (action: string, count: number) =>
    plural("en", count, { one: `${action} 1 refund?`, other: `${action} ${count} refunds?` }),
  submit: (action: string, count: number, amount: string) =>
    plural("en", count, {
      one: `${action} 1 refund · ${amount}`,
      other: `${action} ${count} refunds · ${amount}`,
    }),
  sumOf: (mode: string, count: number) =>
    plural("en", count, { one: `${mode}, 1 refund`, other: `${mode}, ${count} refunds` }),
  total: "Total",
  bankAfter: (amount: string) => `Bank balance in the books afterwards: ${amount}. You cannot undo this.`,
  limited: (count: number) => `One decision takes the ${count} oldest; decide the rest afterwards.`,
  firstOfTwo: "first of 2 approvals",
  leftOut: (why: LeftOutReason) =>
    ({
      "moved-on": "has moved on",
      "same-person": "you approved it; another person must too",
      "with-provider": "the payment provider confirms it",
    })[why],
  done: (done: number, refused: number) =>
    refused === 0 ? `${done} done.` : `${done} done, ${refused} not: they had moved on.`,
  openTable: "Open as a table",
};
