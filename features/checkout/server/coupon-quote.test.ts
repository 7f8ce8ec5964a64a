import fc from "fast-check";
import { expect, test } from "vitest";
import { sumOf } from "#engine/contract/money.ts";
import { type QuotedLine, quoteOf } from "./quote.ts";

const now = new Date("2026-07-14T05:30:00Z");
const line = fc.record({
  priceInPaise: fc.integer({ min: 1, max: 2_000_00 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  share: fc.double({ min: 0, max: 0.9, noNaN: true }),
});
const carts = fc.array(fc.array(line, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
const coupons = fc.record({
  valueInPaise: fc.constantFrom(50_00, 100_00),
  validUntil: fc.constantFrom("2026-07-13", "2026-07-14", "2026-12-31"),
  isUsed: fc.boolean(),
});

test("in 1,000 random carts a coupon counts exactly when it may: unused, in time, for products of ₹1,000.00 (R7)", () => {
  fc.assert(
    fc.property(carts, coupons, (sellers, named) => {
      const groups = sellers.map((lines, sellerId) => ({
        sellerId,
        lines: lines.map(
          ({ priceInPaise, quantity, share }, at): QuotedLine => ({
            listingId: sellerId * 10 + at,
            quantity,
            available: 100,
            priceInPaise,
            discountInPaise: Math.floor(priceInPaise * share),
            mrpInPaise: priceInPaise + 900_00,
            lineMarginInPaise: 900_00,
          }),
        ),
      }));
      const goods = sumOf(
        groups.flatMap(({ lines }) =>
          lines.map((one) => one.quantity * (one.priceInPaise - one.discountInPaise)),
        ),
      );
      const coupon = {
        couponId: 1,
        leastValueInPaise: 1_000_00,
        rewardType: "WELCOME_COUPON",
        code: "WEL1234567",
        ...named,
      } as const;
      const offered = {
        isCashOpen: true,
        mostCashInPaise: 1_000_000_00,
        isTransferOpen: true,
        isOnlineOpen: true,
        assist: null,
        isAgent: true,
      };
      const { totals } = quoteOf({ groups, terms: [], address: null, coupon, now, ...offered });
      const counts = !named.isUsed && named.validUntil >= "2026-07-14" && goods >= 1_000_00;
      expect(totals.couponInPaise).toBe(counts ? named.valueInPaise : 0);
      expect(totals.orderTotalInPaise).toBe(goods - totals.couponInPaise);
    }),
    { numRuns: 1000 },
  );
});
