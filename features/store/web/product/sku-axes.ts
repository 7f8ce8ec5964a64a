import type { Listing, ProductView, Sku, SkuAttribute } from "../../contract/store.ts";

/** One value of an axis, such as 25 kg, and the SKU that choosing it leads to. */
export interface AxisOption {
  readonly attribute: SkuAttribute;
  readonly sku: Sku;
  readonly isChosen: boolean;
}

/** One property in which the SKUs of a product differ, such as the pack or the seed class. */
export interface Axis {
  readonly key: string;
  readonly name: SkuAttribute["name"];
  readonly options: readonly AxisOption[];
}

/** Whether the SKU can be bought: of a seller who delivers where the buyer lives, as long as there is one. */
export function isForSale(sku: Sku): boolean {
  return (leadListing(sku)?.available ?? 0) > 0;
}

/** The listing offered first, as the server orders them: of those that come here the cheapest in stock; undefined when nobody lists the SKU. */
export function leadListing(sku: Sku): Listing | undefined {
  return sku.listings[0];
}

/** The SKU shown before one is chosen: that of the listing by which the product stands in lists; else the first. */
export function firstSku({
  skus,
  leadListingId,
}: Pick<ProductView, "skus" | "leadListingId">): Sku | undefined {
  return (
    skus.find(({ listings }) => listings.some(({ listingId }) => listingId === leadListingId)) ?? skus[0]
  );
}

/** The axes of a product as they stand with the chosen SKU. The first is always there; others only where there is a choice. */
export function axesOf(skus: readonly Sku[], chosen: Sku): readonly Axis[] {
  return chosen.attributes
    .map(({ key, name }) => ({ key, name, options: optionsOf(skus, chosen, key) }))
    .filter(({ options }, index) => index === 0 || options.length > 1);
}

function optionsOf(skus: readonly Sku[], chosen: Sku, key: string): AxisOption[] {
  const own = attributeOf(chosen, key);
  const options = new Map<string, AxisOption>();
  for (const sku of skus) {
    const attribute = attributeOf(sku, key);
    if (!attribute || options.has(wordOf(attribute))) continue;
    const isChosen = own !== undefined && wordOf(own) === wordOf(attribute);
    options.set(wordOf(attribute), {
      attribute,
      sku: isChosen ? chosen : nearest(skus, chosen, attribute),
      isChosen,
    });
  }
  return [...options.values()];
}

/** Of the SKUs with this value, the one that keeps most of the other choices; among equals one that can be bought. */
function nearest(skus: readonly Sku[], chosen: Sku, wanted: SkuAttribute): Sku {
  let best = chosen;
  let bestScore = -1;
  for (const sku of skus) {
    const value = attributeOf(sku, wanted.key);
    if (!value || wordOf(value) !== wordOf(wanted)) continue;
    const kept = chosen.attributes.filter((own) => {
      const other = attributeOf(sku, own.key);
      return own.key !== wanted.key && other !== undefined && wordOf(other) === wordOf(own);
    }).length;
    const score = kept * 2 + (isForSale(sku) ? 1 : 0);
    if (score > bestScore) [best, bestScore] = [sku, score];
  }
  return best;
}

function attributeOf(sku: Sku, key: string): SkuAttribute | undefined {
  return sku.attributes.find((attribute) => attribute.key === key);
}

function wordOf({ value, unit }: SkuAttribute): string {
  return `${value} ${unit}`;
}
