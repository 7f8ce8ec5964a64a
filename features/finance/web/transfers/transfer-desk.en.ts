import { plural } from "#engine/web/words/language.ts";

export const en = {
  count: (count: string) => (count === "1" ? "1 transfer" : `${count} transfers`),
  search: "Name, phone, order, bank number",
  buyer: "Buyer",
  number: "Bank number",
  paidBy: "Paid by",
  none: "No transfers to confirm",
  noneHint: "All transfers that buyers entered are decided.",
  previewTitle: (count: number) =>
    plural("en", count, { one: "1 transfer received?", other: `${count} transfers received?` }),
  submit: (count: number, amount: string) =>
    plural("en", count, {
      one: `Received: 1 transfer · ${amount}`,
      other: `Received: ${count} transfers · ${amount}`,
    }),
  givenTwice: "same number given for another order: check it by itself",
  total: "Total",
  afterwards: "Each is booked with the sum that its buyer entered. You cannot undo this.",
  limited: (count: number) => `One decision takes the ${count} oldest; decide the rest afterwards.`,
  done: (count: number) =>
    plural("en", count, { one: "1 transfer booked.", other: `${count} transfers booked.` }),
  partPaid: "Only a part has come",
};
