import { expect, test } from "vitest";
import { taxOf } from "./line-tax.ts";

const line = (taxDetails: { igst: number; sgst: number; cgst: number }) => ({
  taxDetails,
  pricePerUnit: 1123.5,
  productQuantity: 2,
});

test("[ORD-048] [ORD-050] between states the rate is IGST when there is one", () => {
  expect(taxOf(line({ igst: 18, sgst: 9, cgst: 9 }), "INTERSTATE")).toEqual({
    rate: 18,
    amountInPaise: 342_76,
  });
});

test("[ORD-049] [ORD-050] between states without IGST, and within a state, the rate is SGST and CGST together", () => {
  const within5 = { rate: 5, amountInPaise: 107_00 };
  expect(taxOf(line({ igst: 0, sgst: 2.5, cgst: 2.5 }), "INTERSTATE")).toEqual(within5);
  expect(taxOf(line({ igst: 18, sgst: 2.5, cgst: 2.5 }), "INTRASTATE")).toEqual(within5);
});

test("an exempt line includes no tax", () => {
  expect(taxOf(line({ igst: 0, sgst: 0, cgst: 0 }), "INTRASTATE")).toEqual({ rate: 0, amountInPaise: 0 });
});
