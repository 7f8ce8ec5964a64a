import type { DemoListing } from "./catalogue.ts";
import type { Chance } from "./chance.ts";

/** Keys of products that farmers buy together: seed, what treats and feeds it, what protects the crop. */
export const baskets: readonly (readonly string[])[] = [
  // Paddy
  ["P001", "P251", "P092", "P082", "P108", "P231"],
  ["P002", "P202", "P098", "P082", "P187", "P233"],
  // Maize
  ["P006", "P253", "P092", "P082", "P236", "P183"],
  // Cotton
  ["P031", "P253", "P096", "P118", "P157", "P159"],
  ["P031", "P167", "P229", "P113", "P248"],
  // Pulses, oilseeds
  ["P017", "P132", "P142", "P086", "P147"],
  ["P018", "P132", "P144", "P135", "P149"],
  ["P023", "P132", "P252", "P087", "P229"],
  ["P024", "P251", "P120", "P086", "P116"],
  // Chilli, tomato, other vegetables
  ["P035", "P326", "P327", "P102", "P155", "P184"],
  ["P081", "P312", "P295", "P107", "P204"],
  ["P033", "P326", "P327", "P312", "P105", "P154"],
  ["P038", "P150", "P154", "P122", "P110"],
  ["P051", "P052", "P158", "P122", "P160"],
  // Orchard
  ["P072", "P122", "P258", "P138", "P126"],
  ["P078", "P106", "P127", "P163"],
  // Cattle, spraying, harvest
  ["P340", "P342", "P010", "P071"],
  ["P272", "P350", "P351", "P352", "P279", "P256"],
  ["P257", "P331", "P317", "P336"],
];

const fromBasketInPercent = 80;
const fewest = 2;

/** What somebody buys at one time: mostly things that belong together, at times just anything. */
export function goodsOf(luck: Chance, listings: readonly DemoListing[]): DemoListing[] {
  if (luck.percent(fromBasketInPercent)) {
    const offered = Map.groupBy(listings, ({ productKey }) => productKey);
    const basket = luck.of(baskets).flatMap((key) => offered.get(key) ?? []);
    const chosen = shuffled(luck, [...new Set(basket.map(({ productKey }) => productKey))])
      .slice(0, luck.whole(3, 5))
      .map((key) => luck.of(offered.get(key) ?? []));
    if (chosen.length >= fewest) return chosen;
  }
  return Array.from({ length: luck.whole(1, 4) }, () => luck.of(listings));
}

function shuffled<Value>(luck: Chance, values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, place: luck.whole(0, 1_000_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value);
}
