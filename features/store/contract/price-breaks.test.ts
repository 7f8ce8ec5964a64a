import { expect, it } from "vitest";
import { areSameBreaks, faultOfBreaks, priceOfPacks } from "./price-breaks.ts";

const prices = {
  singlePriceInPaise: 450_00,
  priceBreaks: [
    { quantity: 10, priceInPaise: 430_00 },
    { quantity: 50, priceInPaise: 419_99 },
  ],
};

it.each([
  [1, 450_00],
  [9, 450_00],
  [10, 430_00],
  [49, 430_00],
  [50, 419_99],
  [9999, 419_99],
])("each of %i packs costs %i paise", (quantity, priceInPaise) => {
  expect(priceOfPacks(prices, quantity)).toBe(priceInPaise);
});

it("a pack without breaks has one price", () => {
  expect(priceOfPacks({ singlePriceInPaise: 100, priceBreaks: [] }, 9999)).toBe(100);
});

it.each([
  [[{ quantity: 1, priceInPaise: 440_00 }], { at: 0, term: "quantity" }],
  [[{ quantity: 2, priceInPaise: 450_00 }], { at: 0, term: "priceInPaise" }],
  [[{ quantity: 2, priceInPaise: 0 }], { at: 0, term: "priceInPaise" }],
  [
    [
      { quantity: 5, priceInPaise: 440_00 },
      { quantity: 5, priceInPaise: 430_00 },
    ],
    { at: 1, term: "quantity" },
  ],
  [
    [
      { quantity: 5, priceInPaise: 440_00 },
      { quantity: 6, priceInPaise: 440_00 },
    ],
    { at: 1, term: "priceInPaise" },
  ],
] as const)("breaks %j are wrong at their first step that does not rise and fall", (priceBreaks, fault) => {
  expect(faultOfBreaks({ singlePriceInPaise: 450_00, priceBreaks })).toEqual(fault);
});

it("rising quantities with falling prices are right, and so are none", () => {
  expect(faultOfBreaks(prices)).toBeNull();
  expect(faultOfBreaks({ ...prices, priceBreaks: [] })).toBeNull();
});

it("breaks are the same when each says the same, whatever the order of its terms", () => {
  const [one, two] = prices.priceBreaks;
  if (!one || !two) throw new Error("two breaks");
  expect(areSameBreaks([one, two], [{ priceInPaise: 430_00, quantity: 10 }, two])).toBe(true);
  expect(areSameBreaks([one, two], [one])).toBe(false);
  expect(areSameBreaks([one, two], [one, { ...two, priceInPaise: 419_98 }])).toBe(false);
});
