import { plural } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";

const packs = (count: number) =>
  plural("en", count, { one: "1\u00a0pack", other: `${formatCount(count)}\u00a0packs` });

export const en = {
  title: "Batches",
  noneYet: "Write down batch numbers and expiry dates, and the first to expire is packed first.",
  stockOf: (count: number) => `${packs(count)} in stock`,
  noNumber: "Without a batch number",
  packs,
  inParcels: (count: number) => `${formatCount(count)} in parcels`,
  expires: "Expires",
  soon: "Expires soon",
  over: "Expired",
  taken: (count: number) => `${packs(count)} expired and taken out of stock`,
  inOrders: "Pack another batch for orders that wait, or ask support to cancel them.",
  add: "Add batch",
  addNamed: (pack: string) => `Add batch: ${pack}`,
  addTitle: (pack: string) => `New batch of ${pack}`,
  change: "Correct",
  changeNamed: (batch: string) => `Correct batch ${batch}`,
  changeTitle: (batch: string) => `Correct batch ${batch}`,
  number: "Batch or lot number",
  numberHint: "As printed on the pack. May be left empty.",
  expiresOn: "Expiry date",
  expiresOnHint: "Not sold from this day on. Empty: does not expire.",
  quantity: "Packs",
  isCounted: (count: number) => `Part of the ${packs(count)} in stock without a batch`,
  save: "Save",
  saved: "Saved",
  withdraw: "Take out",
  withdrawNamed: (batch: string) => `Take batch ${batch} out of stock`,
  withdrawTitle: (batch: string) => `Take batch ${batch} out of stock?`,
  withdrawText: (count: number) => `${packs(count)} leave your stock and are no longer for sale.`,
  withdrawn: "Batch taken out of stock",
  cancel: "Cancel",
  noConnection: "No connection. Please try again.",
};
