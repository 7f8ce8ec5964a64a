import { plural } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import type { RuleScope } from "#features/commissions/contract.ts";
import type { ProductState } from "../contract/listings.ts";

const states: Readonly<Record<ProductState, string>> = {
  live: "Live",
  outOfStock: "Out of stock",
  licenceMissing: "Licence missing",
  hidden: "Hidden",
  suspended: "Suspended",
};
const licencesShort = { seed: "seed", fertiliser: "fertiliser", insecticide: "pesticide" } as const;
const licences = {
  seed: "seed dealer licence",
  fertiliser: "fertiliser dealer licence",
  insecticide: "pesticide dealer licence",
} as const;
type Licence = keyof typeof licences;

const rules: Readonly<Record<RuleScope, string>> = {
  group: "of its group",
  category: "of its category",
  all: "for all products",
};

const packs = (count: number) =>
  plural("en", count, { one: "1\u00a0pack", other: `${formatCount(count)}\u00a0packs` });

export const en = {
  all: "All",
  show: "Show products",
  state: (state: ProductState) => states[state],
  counted: (what: string, count: string) => `${what} (${count})`,
  products: (count: number) =>
    plural("en", count, { one: "1 product", other: `${formatCount(count)} products` }),
  packs,
  stockWorth: (amount: string) => `Stock worth ${amount}`,
  addProduct: "Add product",
  importAndExport: "Import and export",
  proposed: "Proposals",
  search: "Search your products",
  searchHint: "Name or maker",
  find: "Search",
  product: "Product",
  packsAndPrice: "Packs and price",
  stock: "Stock",
  stateHead: "State",
  ofPack: (count: number) => packs(count),
  packHidden: "hidden",
  emptyTitle: "You sell nothing yet",
  emptyHint: "Find a product in the common list and set your price and stock.",
  noneFound: "No products found",
  showAll: "Show all products",
  end: "No more products",
  noConnection: "No connection. Please try again.",
  searchCommon: "Search the common list",
  searchCommonHint: "Name, maker or crop, in English or Telugu",
  youSell: (own: number, all: number) => `You sell ${own} of ${packs(all)}`,
  youSellNone: (all: number) => packs(all),
  notInList: "Not in the list?",
  propose: "Propose a product",
  noneInList: "Nothing found in the common list",
  needsLicence: (licence: Licence) => `Needs a ${licences[licence]}`,
  licenceMissing: (licence: Licence) => `To sell this you need a valid ${licences[licence]}.`,
  licenceEnded: (licence: Licence) => `Off the shelves: ${licencesShort[licence]} licence ended`,
  renew: "Renew the licence",
  addLicence: "Add the licence",
  photoNumber: (number: number) => `Photo ${number}`,
  inStore: "See in store",
  hsnAndTax: (hsn: string, percent: string) => `HSN ${hsn}, GST ${percent}\u00a0%`,
  hsnOnly: (hsn: string) => `HSN ${hsn}`,
  packsYouSell: "Packs you sell",
  otherPacks: "Packs you can add",
  price: "Your price",
  mrp: "MRP",
  commission: "Agent's margin",
  commissionHint: "Added to your price when an agent orders.",
  onHand: "Stock in packs",
  byRule: (scope: RuleScope, percent: string, amount: string | null) =>
    `By the rule ${rules[scope]}: ${percent}\u00a0%${amount === null ? "" : `, ${amount}`}`,
  byRuleNone: "By the rule of the category (none now, so no margin)",
  goesByRule: (scope: RuleScope, percent: string) =>
    `Agent's margin by the rule ${rules[scope]}: ${percent}\u00a0%`,
  priceBreaks: "Price breaks",
  priceBreaksHint: "A lower price when more packs are bought at once.",
  breakQuantity: (place: number) => `Packs or more (${place})`,
  breakPrice: (place: number) => `Price per pack (${place})`,
  addBreak: "Add price break",
  removeBreak: (place: number) => `Remove price break ${place}`,
  noBreaksNow: "Now without price breaks",
  breakText: (count: number, price: string) => `${formatCount(count)}+ ${price}`,
  inUse: (inOrders: number, inCheckout: number, free: number) =>
    [
      ...(inOrders > 0 ? [`${formatCount(inOrders)} in orders`] : []),
      ...(inCheckout > 0 ? [`${formatCount(inCheckout)} in checkout`] : []),
      `${formatCount(free)} free to sell`,
    ].join(" · "),
  now: (value: string) => `Now ${value}`,
  youGet: (amount: string, most: string) => `You get ${amount} a pack. With an agent the buyer pays ${most}.`,
  youGetOnly: (amount: string) => `You get ${amount} a pack.`,
  save: "Save",
  saved: "Saved",
  discard: "Discard",
  hide: "Hide",
  hideNamed: (pack: string) => `Hide ${pack}`,
  hideTitle: (pack: string) => `Hide ${pack} from the store?`,
  hideText: "Buyers no longer see it. Orders already placed stay.",
  hidden: "Hidden from the store",
  putBack: "Put back",
  putBackNamed: (pack: string) => `Put back ${pack}`,
  isBack: "Back in the store",
  sell: "Sell this pack",
  sellNamed: (pack: string) => `Sell this pack: ${pack}`,
  added: "Added to your products",
  cancel: "Cancel",
};
