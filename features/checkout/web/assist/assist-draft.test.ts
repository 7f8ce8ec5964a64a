import { expect, it } from "vitest";
import {
  type Assisted,
  assistDraftOf,
  consentNow,
  faultsOf,
  mostHandlingNow,
  totalsNow,
} from "./assist-draft.ts";

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

it("[CART-005] a consent holds for its farmer, margins and handling charge; another split of the same total is asked again", () => {
  const farmer = { firstName: "Ramulu", mobileNo: "9876500001" };
  const consent = { agreedAt: 1, totalInPaise: 2624_00, isCurrent: true };
  const other = { ...line, listingId: 8 };
  const agreed: Assisted = {
    ...quote,
    groups: [{ lines: [line, other] }],
    assist: { farmer, agentHandlingInPaise: 5_00, consent, draftKey: null },
  };
  const draft = assistDraftOf(agreed);
  const isHeld = (change: Partial<typeof draft>) => consentNow({ ...draft, ...change }, agreed)?.isCurrent;
  expect(isHeld({})).toBe(true);
  expect(isHeld({ margins: { 7: "32.00", 8: "32" }, handling: "5" })).toBe(true);
  expect(isHeld({ margins: { 7: "33", 8: "31" } })).toBe(false);
  expect(isHeld({ margins: { 7: "31.50" }, handling: "6" })).toBe(false);
  expect(isHeld({ handling: "" })).toBe(false);
  expect(isHeld({ firstName: "Bandi Ramulu" })).toBe(false);
  expect(consentNow({ ...draft, mobileNo: "9876500002" }, agreed)).toBeNull();
  expect(consentNow({ ...draft, whom: "self" }, agreed)).toBeNull();
  expect(consentNow(assistDraftOf(quote), quote)).toBeNull();
});
