import { plural } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";

const packs = (count: number) =>
  plural("en", count, { one: "1\u00a0pack", other: `${formatCount(count)}\u00a0packs` });

const batchText = (batch: string | null) =>
  batch === null ? "the packs without a batch number" : `batch ${batch}`;

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
  changeNamed: (batch: string | null) => `Correct ${batchText(batch)}`,
  number: "Batch or lot number",
  numberHint: "As printed on the pack. May be left empty.",
  expiresOn: "Expiry date",
  expiresOnHint: "Not sold from this day on. Empty: does not expire.",
  quantity: "Packs",
  isCounted: (count: number) => `Part of the ${packs(count)} in stock without a batch`,
  save: "Save",
  saved: "Saved",
  withdraw: "Take out",
  withdrawNamed: (batch: string | null) => `Take ${batchText(batch)} out of stock`,
  withdrawTitle: (batch: string | null) => `Take ${batchText(batch)} out of stock?`,
  withdrawText: (count: number) =>
    plural("en", count, {
      one: `${packs(count)} leaves your stock and is no longer for sale.`,
      other: `${packs(count)} leave your stock and are no longer for sale.`,
    }),
  withdrawn: "Taken out of stock",
  cancel: "Cancel",
  noConnection: "No connection. Please try again.",
};
