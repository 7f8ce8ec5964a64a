import { describe, expect, it } from "vitest";
import type { Sku } from "../../contract/store.ts";
import { axesOf, firstSku, isForSale, leadListing } from "./sku-axes.ts";
import { unitPriceOf } from "./unit-price.ts";

let ids = 0;

function sku(
  size: string,
  seedClass: string | null,
  listings: readonly [price: number, available: number][],
): Sku {
  ids += 1;
  const name = { en: "", te: "" };
  return {
    skuId: ids,
    attributes: [
      { key: "pack", name, value: size, unit: "kg" },
      ...(seedClass ? [{ key: "class", name, value: seedClass, unit: "" }] : []),
    ],
    pack: name,
    weightInGrams: 1000,
    listings: listings.map(([priceInPaise, available], at) => ({
      listingId: ids * 10 + at,
      sellerName: name,
      sellerTown: { en: "", te: null },
      priceInPaise,
      priceBreaks: [],
      discountInPaise: 0,
      mrpInPaise: priceInPaise,
      marginInPaise: null,
      available,
      licence: null,
      deliveredBy: null,
      shippingInPaise: null,
      handlingInPaise: 0,
      bestBefore: null,
    })),
  };
}

const small = sku("10", "certified", [[100_00, 5]]);
const large = sku("25", "certified", [[240_00, 5]]);
const largeFoundation = sku("25", "foundation", [[260_00, 0]]);
const hugeFoundation = sku("30", "foundation", [[300_00, 5]]);
const skus = [small, large, largeFoundation, hugeFoundation];
const led = (axes: ReturnType<typeof axesOf>, key: string) =>
  axes
    .find((axis) => axis.key === key)
    ?.options.map(({ attribute, sku: { skuId } }) => [attribute.value, skuId]);

describe("the packs of a product", () => {
  it("each value leads to the SKU that keeps the other choices", () => {
    const axes = axesOf(skus, large);
    expect(led(axes, "pack")).toEqual([
      ["10", small.skuId],
      ["25", large.skuId],
      ["30", hugeFoundation.skuId],
    ]);
    expect(led(axes, "class")).toEqual([
      ["certified", large.skuId],
      ["foundation", largeFoundation.skuId],
    ]);
  });

  it("among SKUs that keep as much, one that can be bought is taken", () => {
    const soldOut = sku("50", "certified", [[500_00, 0]]);
    const forSale = sku("50", "hybrid", [[520_00, 1]]);
    const axes = axesOf([hugeFoundation, soldOut, forSale], hugeFoundation);
    expect(led(axes, "pack")).toContainEqual(["50", forSale.skuId]);
  });

  it("a property without a choice is no axis, but the first always is", () => {
    expect(axesOf([small, large], small).map(({ key }) => key)).toEqual(["pack"]);
    expect(axesOf([small], small).map(({ key }) => key)).toEqual(["pack"]);
  });

  it("the SKU of the listing by which the product stands in lists is shown first, else the first of all", () => {
    const skus = [largeFoundation, large, small];
    const [lead] = small.listings;
    expect(firstSku({ skus, leadListingId: lead?.listingId ?? null })).toBe(small);
    expect(firstSku({ skus, leadListingId: null })).toBe(largeFoundation);
    expect(firstSku({ skus: [], leadListingId: null })).toBeUndefined();
  });

  it("the first listing leads, and says whether the SKU can be bought", () => {
    const both = sku("5", null, [
      [95_00, 2],
      [90_00, 0],
    ]);
    expect(leadListing(both)?.priceInPaise).toBe(95_00);
    expect([isForSale(both), isForSale(largeFoundation)]).toEqual([true, false]);
    expect(leadListing(largeFoundation)?.priceInPaise).toBe(260_00);
  });
});

describe("the price by unit", () => {
  const measured = (value: string, unit: string): Sku => ({
    ...small,
    attributes: [{ key: "pack", name: { en: "", te: "" }, value, unit }],
  });

  it("divides by what the pack holds, to the nearest paisa", () => {
    expect(unitPriceOf(measured("25", "kg"), 1_125_00)).toEqual({ unit: "kg", paise: 45_00 });
    expect(unitPriceOf(measured("250", "ml"), 420_00)).toEqual({ unit: "ml", paise: 1_68 });
    expect(unitPriceOf(measured("3", "pcs"), 100_00)).toEqual({ unit: "piece", paise: 33_33 });
  });

  it("is left out for one unit and for what is not measured", () => {
    expect(unitPriceOf(measured("1", "L"), 420_00)).toBeNull();
    expect(unitPriceOf(measured("certified", ""), 420_00)).toBeNull();
    expect(unitPriceOf(measured("0", "kg"), 420_00)).toBeNull();
  });
});
