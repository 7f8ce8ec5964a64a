import { expect, test } from "vitest";
import { financialYear } from "#engine/server/clock.ts";
import { chargesByRate, documentNumber, spread, supplyKind, taxWithin } from "./tax.ts";

test.each([
  [820_00, 0, [820_00, 0, 0], [820_00, 0]],
  [1000_00, 500, [952_38, 23_81, 23_81], [952_38, 47_62]],
  [299_00, 1800, [253_38, 22_81, 22_81], [253_39, 45_61]],
  [1180_00, 1800, [1000_00, 90_00, 90_00], [1000_00, 180_00]],
  [99_99, 500, [95_23, 2_38, 2_38], [95_23, 4_76]],
])(
  "tax within %i paise at %i basis points: halves are equal and every line adds up",
  (gross, rate, intra, inter) => {
    const within = taxWithin(gross, rate, false);
    expect([within.taxableInPaise, within.cgstInPaise, within.sgstInPaise]).toEqual(intra);
    expect(within.igstInPaise).toBe(0);
    const between = taxWithin(gross, rate, true);
    expect([between.taxableInPaise, between.igstInPaise]).toEqual(inter);
    expect([between.cgstInPaise, between.sgstInPaise]).toEqual([0, 0]);
  },
);

test("charges are spread over the rates of the goods by value, the largest remainder first", () => {
  expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(spread(5, [0, 0])).toEqual([5, 0]);
  const lines = [
    { grossInPaise: 1600_00, rateInBasisPoints: 0 },
    { grossInPaise: 897_00, rateInBasisPoints: 1800 },
    { grossInPaise: 1066_00, rateInBasisPoints: 500 },
  ];
  expect(chargesByRate(55_00, lines)).toEqual([
    { rateInBasisPoints: 0, grossInPaise: 24_70 },
    { rateInBasisPoints: 500, grossInPaise: 16_45 },
    { rateInBasisPoints: 1800, grossInPaise: 13_85 },
  ]);
});

test("all exempt is a bill of supply, all taxed a tax invoice, and both an invoice-cum-bill of supply", () => {
  expect(supplyKind([0, 0])).toBe("bill-of-supply");
  expect(supplyKind([500, 1800])).toBe("tax-invoice");
  expect(supplyKind([0, 500])).toBe("invoice-cum-bill-of-supply");
});

test("the financial year runs from April to March, and a number has at most 16 characters", () => {
  expect(["2026-03-31", "2026-04-01", "2027-03-31", "2100-01-01"].map(financialYear)).toEqual([
    "25-26",
    "26-27",
    "26-27",
    "99-00",
  ]);
  expect(documentNumber("SI", "26-27", 7)).toBe("SI/26-27/00007");
  expect(documentNumber("SI", "26-27", 9_999_999)).toHaveLength(16);
});
