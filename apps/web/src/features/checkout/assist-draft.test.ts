import { expect, it } from "vitest";
import { type Assisted, assistDraftOf, faultsOf, mostHandlingNow, totalsNow } from "./assist-draft.ts";

const line = {
  ...{ listingId: 7, quantity: 2, priceInPaise: 640_00, mrpInPaise: 700_00 },
  ...{ lineMarginInPaise: 64_00, suggestedMarginInPaise: 32_00 },
};
const quote: Assisted = {
  assist: null,
  address: null,
  groups: [{ lines: [line] }],
  totals: {
    ...{ itemsValueInPaise: 1280_00, shippingInPaise: 0, handlingInPaise: 0, discountInPaise: 0 },
    ...{ couponInPaise: 0, orderTotalInPaise: 1280_00, marginInPaise: 64_00, agentHandlingInPaise: 0 },
    finalCustomerPriceInPaise: 1344_00,
  },
};

it("whatever an agent types, no price is shown to him above the printed maximum, and what is wrong is said beside it", () => {
  const draft = { ...assistDraftOf(quote), margins: { 7: "99999" }, handling: "50000" };
  expect(faultsOf(draft, quote).margins.get(7)).toEqual({ kind: "above", most: 60_00 });
  const totals = totalsNow(draft, quote);
  expect(totals.finalCustomerPriceInPaise).toBe(2 * 700_00);
  expect([totals.marginInPaise, mostHandlingNow(draft, quote)]).toEqual([120_00, 0]);
});
