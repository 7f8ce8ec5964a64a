import { expect, test } from "vitest";
import { figuresOfCredit } from "./credit-figures.ts";
import type { DocumentFigures, DocumentRow } from "./figures.ts";
import { totalsOf } from "./order-figures.ts";
import { chargesByRate, taxWithin } from "./tax.ts";

const party = {
  name: { en: "", te: "" },
  lines: [],
  state: "",
  stateCode: "",
  gstin: null,
  licences: [],
} as const;

interface Goods {
  readonly quantity: number;
  readonly priceInPaise: number;
  readonly discountInPaise: number;
  readonly rateInBasisPoints: number;
}

/** A document as it is issued: goods, and charges of delivery by their rates. */
function documentOf(
  goods: readonly Goods[],
  charges: number,
  coupon: number,
  isInterstate: boolean,
): DocumentFigures {
  const blank = { title: { en: "", te: "" }, pack: "", hsn: "" };
  const lines = goods.map((line, at): DocumentRow => {
    const grossInPaise = line.quantity * (line.priceInPaise - line.discountInPaise);
    return {
      ...{
        ...blank,
        lineId: at + 1,
        quantity: line.quantity,
        unitPriceInPaise: line.priceInPaise,
        grossInPaise,
      },
      discountInPaise: line.quantity * line.discountInPaise,
      rateInBasisPoints: line.rateInBasisPoints,
      ...taxWithin(grossInPaise, line.rateInBasisPoints, isInterstate),
    };
  });
  const shares = chargesByRate(charges, lines).map(
    ({ grossInPaise, rateInBasisPoints }): DocumentRow => ({
      ...{ ...blank, lineId: null, quantity: 1, unitPriceInPaise: grossInPaise, discountInPaise: 0 },
      ...{ grossInPaise, rateInBasisPoints },
      ...taxWithin(grossInPaise, rateInBasisPoints, isInterstate),
    }),
  );
  const rows = [...lines, ...shares];
  return {
    ...{ orderId: "1", supplier: party, recipient: { ...party, phone: "" } },
    ...{ isInterstate, isUnionTerritory: false, rows, totals: totalsOf(rows, coupon) },
  };
}

test("[R25] three packs of ₹299.00 at 18 % come back one by one: equal shares of price and tax, the last takes the rest", () => {
  const original = documentOf(
    [{ quantity: 3, priceInPaise: 299_00, discountInPaise: 0, rateInBasisPoints: 1800 }],
    40_00,
    0,
    false,
  );
  const notes: DocumentFigures[] = [];
  for (let at = 0; at < 3; at += 1) {
    const taken = { lines: [{ lineId: 1, quantity: 1, grossInPaise: 299_00 }], couponInPaise: 0 };
    notes.push(figuresOfCredit(original, notes, taken));
  }
  expect(notes.map(({ totals }) => [totals.grossInPaise, totals.cgstInPaise, totals.sgstInPaise])).toEqual([
    [299_00, 22_81, 22_81],
    [299_00, 22_81, 22_81],
    [299_00, 22_80, 22_80],
  ]);
  const packs = { lines: [{ lineId: 1, quantity: 1, grossInPaise: 299_00 }], couponInPaise: 0 };
  expect(() => figuresOfCredit(original, notes, packs)).toThrow("no 1 packs left");
  expect(figuresOfCredit(original, notes, "rest").totals.grossInPaise).toBe(40_00);
});

test("an amount without packs lowers the price of the goods by value, each at its own rate, and the charges last", () => {
  const original = documentOf(
    [
      { quantity: 1, priceInPaise: 500_00, discountInPaise: 0, rateInBasisPoints: 1800 },
      { quantity: 1, priceInPaise: 300_00, discountInPaise: 0, rateInBasisPoints: 500 },
    ],
    40_00,
    0,
    false,
  );
  const note = figuresOfCredit(original, [], { amountInPaise: 100_00 });
  expect(
    note.rows.map((row) => [row.rateInBasisPoints, row.quantity, row.grossInPaise, row.cgstInPaise]),
  ).toEqual([
    [1800, 0, 62_50, 4_77],
    [500, 0, 37_50, 89],
  ]);
  const most = figuresOfCredit(original, [note], { amountInPaise: 900_00 });
  expect(most.totals.grossInPaise).toBe(740_00);
});

test("packs that come back after their price was lowered take the rest of their amount off the others, each at its own rate", () => {
  const original = documentOf(
    [
      { quantity: 2, priceInPaise: 500_00, discountInPaise: 0, rateInBasisPoints: 1800 },
      { quantity: 1, priceInPaise: 300_00, discountInPaise: 0, rateInBasisPoints: 500 },
    ],
    40_00,
    0,
    false,
  );
  const money = figuresOfCredit(original, [], { amountInPaise: 910_00 });
  const packs = { lines: [{ lineId: 1, quantity: 2, grossInPaise: 410_00 }], couponInPaise: 0 };
  const note = figuresOfCredit(original, [money], packs);
  expect(note.rows.map((row) => [row.lineId, row.quantity, row.grossInPaise, row.rateInBasisPoints])).toEqual(
    [
      [1, 2, 300_00, 1800],
      [2, 0, 90_00, 500],
      [null, 0, 4_62, 500],
      [null, 0, 15_38, 1800],
    ],
  );
  const rest = figuresOfCredit(original, [money, note], "rest");
  expect(rest.totals.grossInPaise).toBe(20_00);
});
