import { plural } from "#engine/web/words/language.ts";
import type { SettlementTab } from "#features/settlements/contract/desk.ts";

export const en = {
  states: "States of payments",
  tab: (tab: SettlementTab) => ({ "to-approve": "To approve", held: "Held back", "to-pay": "To pay" })[tab],
  count: (count: string) => (count === "1" ? "1 payment" : `${count} payments`),
  search: "Seller, phone, order number",
  seller: "Seller",
  orderTotal: "Order total",
  to: "Account",
  noAccount: "No account yet",
  cashWithSeller: "Cash with the seller",
  none: "No payments here",
  noneHint: "Payments of ₹0.00 close by themselves.",
  previewTitle: (count: number) =>
    plural("en", count, { one: "Approve 1 payment?", other: `Approve ${count} payments?` }),
  submit: (count: number, amount: string) =>
    plural("en", count, {
      one: `Approve 1 payment · ${amount}`,
      other: `Approve ${count} payments · ${amount}`,
    }),
  movedOn: "has moved on",
  total: "Total",
  afterwards: "Taxes and the sellers' debts are deducted with the approval. No money is sent yet.",
  limited: (count: number) => `One decision takes the ${count} oldest; decide the rest afterwards.`,
  done: (count: number) => `${count} approved.`,
};
