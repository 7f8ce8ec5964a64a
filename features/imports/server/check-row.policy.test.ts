import { expect, it } from "vitest";
import type { PackOfSeller } from "#features/assortment/server";
import { checkRow } from "./check-row.policy.ts";
import type { Cells } from "./rows.ts";

const listed: PackOfSeller = {
  ...{ skuId: 1, title: { en: "Seed", te: "విత్తనం" }, pack: { en: "1 kg", te: "1 కిలో" }, hasLicence: true },
  isSuspended: false,
  listing: {
    ...{ listingId: 2, priceInPaise: 450_00, mrpInPaise: 520_00, commissionInPaise: 20_00 },
    isCommissionByRule: false,
    ...{ priceBreaks: [{ quantity: 10, priceInPaise: 440_00 }], onHand: 30, isListed: true },
    ...{ inOrders: 0, inCheckout: 0, batches: [] },
  },
};

const checked = (cells: Cells, pack = listed) =>
  checkRow(
    { rowNumber: 2, cells: { code: "1", ...cells } },
    { pack, isRepeated: false, now: new Date("2026-07-14T05:30:00Z") },
  );

it.each([
  ["1000", 1000],
  ["1,000", 1000],
  ["1,00,000", 100_000],
  ["100,000.00", 100_000],
  ["25.0", 25],
  ["25,00", 25],
])("a stock of %s is %i packs", (stock, onHand) => {
  expect(checked({ stock }).after?.onHand).toBe(onHand);
});

it.each(["1,5", "1.5", "12,50", "1,0000", "1,00,00", "1,2,345", "1.000", "-1"])(
  "a stock of %s is rejected beside its column, not read as another number",
  (stock) => {
    expect(checked({ stock })).toMatchObject({ outcome: "rejected", reason: { column: "stock" } });
  },
);

it("a price whose commas part no thousands is rejected", () => {
  expect(checked({ price: "4,4,0" })).toMatchObject({ outcome: "rejected", reason: { column: "price" } });
});

it("price breaks are read as exported or with colons, kept by an empty cell and taken away by none", () => {
  const breaks = (cell: string) => checked({ breaks: cell, price: "449" }).after?.priceBreaks;
  const two = [
    { quantity: 10, priceInPaise: 430_00 },
    { quantity: 50, priceInPaise: 420_50 },
  ];
  expect(breaks("10=430.00;50=420.50")).toEqual(two);
  expect(breaks(" 10 : 430; 50: ₹420.5 ")).toEqual(two);
  expect(breaks("")).toEqual([{ quantity: 10, priceInPaise: 440_00 }]);
  expect(breaks("None")).toEqual([]);
});

it.each(["10", "10=", "x=430", "1=430", "10=0", "10=430;10=420", "10=460", "2=9;3=8;4=7;5=6;6=5"])(
  "price breaks of %s are rejected beside their column",
  (breaks) => {
    expect(checked({ breaks })).toMatchObject({ outcome: "rejected", reason: { column: "breaks" } });
  },
);

it("a price at or below the first price break is rejected beside the breaks", () => {
  expect(checked({ price: "440" })).toMatchObject({
    outcome: "rejected",
    reason: { code: "catalogue/price-breaks", column: "breaks" },
  });
});
