import { expect, test } from "vitest";
import type { Checkout } from "#features/checkout/contract/checkout.ts";
import type { Cart, CartLine } from "../contract.ts";
import { totalsBeside, withoutLine, withQuantity } from "./cart-change.ts";

const lineOf = (listingId: number): CartLine => ({
  listingId,
  level2Id: 1,
  level3Id: listingId,
  slug: "paddy",
  title: { en: "Paddy", te: "వరి" },
  pack: { en: "25 kg bag", te: "25 కిలోల సంచి" },
  attributes: [],
  drawing: "paddy",
  photo: null,
  bed: "seed",
  quantity: 2,
  available: 9,
  priceInPaise: 100_50,
  singlePriceInPaise: 100_50,
  priceBreaks: [{ quantity: 5, priceInPaise: 90_25 }],
  discountInPaise: 10_00,
  mrpInPaise: 150_00,
  lineTotalInPaise: 201_00,
  lineMarginInPaise: 20_50,
  suggestedMarginInPaise: 10_25,
});
const cart: Cart = {
  itemCount: 2,
  groups: [
    { sellerId: 1, sellerName: { en: "One", te: "ఒకటి" }, lines: [lineOf(1)] },
    { sellerId: 2, sellerName: { en: "Two", te: "రెండు" }, lines: [lineOf(2)] },
  ],
  itemsValueInPaise: 402_00,
  discountInPaise: 40_00,
  marginInPaise: 41_00,
};

test("another quantity moves line total, margin and sums to the paisa", () => {
  const changed = withQuantity(cart, 1, 3);
  expect(changed.groups[0]?.lines[0]).toMatchObject({ lineTotalInPaise: 301_50, lineMarginInPaise: 30_75 });
  expect(changed).toMatchObject({
    itemsValueInPaise: 502_50,
    discountInPaise: 50_00,
    marginInPaise: 51_25,
    itemCount: 2,
  });
});

test("a quantity that reaches a price break is shown at its price until the server answers, and back again below it", () => {
  const many = withQuantity(cart, 1, 5);
  expect(many.groups[0]?.lines[0]).toMatchObject({ priceInPaise: 90_25, lineTotalInPaise: 451_25 });
  expect(many.itemsValueInPaise).toBe(451_25 + 201_00);
  const fewer = withQuantity(many, 1, 4);
  expect(fewer.groups[0]?.lines[0]).toMatchObject({ priceInPaise: 100_50, lineTotalInPaise: 402_00 });
});

test("a seller without lines goes with his last line", () => {
  const changed = withoutLine(cart, 2);
  expect(changed.groups.map((group) => group.sellerId)).toEqual([1]);
  expect(changed).toMatchObject({ itemCount: 1, itemsValueInPaise: 201_00, marginInPaise: 20_50 });
});

test("the totals beside a changed cart move by the difference of its lines, charges stay", () => {
  const totals = {
    itemsValueInPaise: 402_00,
    shippingInPaise: 40_00,
    handlingInPaise: 25_00,
    discountInPaise: 40_00,
    couponInPaise: 0,
    orderTotalInPaise: 427_00,
    marginInPaise: 46_00,
    agentHandlingInPaise: 5_00,
    finalCustomerPriceInPaise: 473_00,
  };
  const beside = totalsBeside(withQuantity(cart, 1, 3), { totals } as Checkout);
  expect(beside).toMatchObject({
    itemsValueInPaise: 502_50,
    shippingInPaise: 40_00,
    discountInPaise: 50_00,
    orderTotalInPaise: 517_50,
    marginInPaise: 56_25,
    finalCustomerPriceInPaise: 573_75,
  });
});
