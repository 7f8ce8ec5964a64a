import { plural } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import type { ProductState } from "../contract/listings.ts";

const states: Readonly<Record<ProductState, string>> = {
  live: "Live",
  outOfStock: "Out of stock",
  licenceMissing: "Licence missing",
  hidden: "Hidden",
};
const licences = {
  seed: "seed dealer licence",
  fertiliser: "fertiliser dealer licence",
  insecticide: "pesticide dealer licence",
} as const;
type Licence = keyof typeof licences;

const packs = (count: number) =>
  plural("en", count, { one: "1\u00a0pack", other: `${formatCount(count)}\u00a0packs` });

export const en = {
  forSellers: "This page is for sellers",
  all: "All",
  show: "Show products",
  state: (state: ProductState) => states[state],
  counted: (what: string, count: string) => `${what} (${count})`,
  products: (count: number) =>
    plural("en", count, { one: "1 product", other: `${formatCount(count)} products` }),
  packs,
  stockWorth: (amount: string) => `Stock worth ${amount}`,
  addProduct: "Add product",
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
