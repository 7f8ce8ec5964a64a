import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { chooseLanguage, type Language } from "#engine/web/words/language.ts";
import { addToCart } from "#features/cart/contract";
import { listOrders } from "#features/orders/contract/orders.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { aWelcomeCoupon } from "#testing/shop/coupons.ts";
import { anOffer } from "#testing/shop/offers.ts";
import { farmersAddress, readyToPlace } from "#testing/shop/shopping.ts";
import { visit } from "#testing/web/visit.ts";
import { chooseCoupon, readCheckout } from "../contract/checkout.ts";

const here = visit();
afterEach(() => chooseLanguage("en"));

interface Journey {
  readonly language: Language;
  readonly isAgent?: boolean;
  readonly sellers?: number;
  readonly hasOffer?: boolean;
  readonly hasCoupon?: boolean;
  /** What is chosen of the ways to pay; cash when left out. */
  readonly way?: RegExp;
}

const journeys: readonly (readonly [string, Journey])[] = [
  ["a buyer with one seller", { language: "en" }],
  [
    "a buyer with two sellers, an offer and a coupon",
    { language: "te", sellers: 2, hasOffer: true, hasCoupon: true },
  ],
  ["a buyer who pays by transfer", { language: "en", hasOffer: true, way: /^Bank transfer/ }],
  ["an agent with two sellers and a coupon", { language: "en", isAgent: true, sellers: 2, hasCoupon: true }],
  ["an agent with an offer, in Telugu", { language: "te", isAgent: true, hasOffer: true }],
];

const words = {
  en: {
    slip: "Price breakup",
    rows: [
      "Products value",
      "Shipping charges",
      "Handling charges",
      "Discount",
      "Coupon discount",
      "Order total",
    ],
    agents: ["Margin you earn", "Final customer price"],
    taxes: "Taxes included",
    place: /^Place order$/,
    thanks: "THANK YOU",
  },
  te: {
    slip: "ధర వివరాలు",
    rows: ["ఉత్పత్తుల విలువ", "రవాణా ఛార్జీలు", "హ్యాండ్లింగ్ ఛార్జీలు", "తగ్గింపు", "కూపన్ తగ్గింపు", "ఆర్డర్ మొత్తం"],
    agents: ["మీకు వచ్చే మార్జిన్", "తుది కస్టమర్ ధర"],
    taxes: "పన్నులతో",
    place: /^ఆర్డర్ చేయండి$/,
    thanks: "ధన్యవాదాలు",
  },
} as const;

/** A cart of one pack from each seller, of ₹640.00 each, with shipping of its own and ₹25.00 of handling. */
async function ready({ isAgent = false, sellers = 1, hasOffer = false, hasCoupon = false }: Journey) {
  const person = await aPerson(here.server, { roles: isAgent ? ["agent"] : [] });
  const as = person.cookie;
  for (let at = 0; at < sellers; at += 1) {
    const { sellerId } = await aSeller(here.server, { handlingChargeInPaise: 25_00 });
    const goods = { sellerId, priceInPaise: 640_00, mrpInPaise: 700_00, commissionInPaise: 32_00 };
    const { listingId } = await aProduct(here.server, goods);
    if (hasOffer) await anOffer(here.server, { listingId, sellerId, discountInPaise: 40_00 });
    await here.server.call(addToCart, { body: { listingId, quantity: 2 } }, { as });
  }
  await readyToPlace(here.server, { as, lines: [], address: farmersAddress });
  if (hasCoupon) {
    const { code: couponCode } = await aWelcomeCoupon(here.server, person.profileId);
    await here.server.call(chooseCoupon, { body: { couponCode } }, { as });
  }
  return as;
}

const paiseOf = (amount: string | null | undefined): number =>
  Math.round(Number(amount?.replace(/[₹,\s+−-]/g, "")) * 100);

/** The amounts of the price breakup by their label, in paise. */
function amountsShown(language: Language): Map<string, number> {
  const slip = within(screen.getByRole("region", { name: words[language].slip }));
  expect(slip.getByText(words[language].taxes)).toBeDefined();
  const rows = slip.getAllByRole("term");
  return new Map(rows.map((term) => [term.textContent, paiseOf(term.nextSibling?.textContent)]));
}

describe("what an order costs", () => {
  it.each(journeys)(
    "[U24] %s sees every charge with tax before ordering, the sums add up, and exactly this is charged",
    async (_, journey) => {
      const { language, isAgent = false } = journey;
      chooseLanguage(language);
      const as = await ready(journey);
      const { user } = here.open({ at: "/app/store/checkout/confirm", as });
      const [place] = await screen.findAllByRole("button", { name: words[language].place });
      if (journey.way) await user.click(screen.getByRole("radio", { name: journey.way }));
      const shown = amountsShown(language);
      const { rows, agents } = words[language];
      expect([...shown.keys()]).toEqual([...rows, ...(isAgent ? agents : [])]);
      const [goods = 0, shipping = 0, handling = 0, discount = 0, coupon = 0, total = 0] = rows.map((row) =>
        shown.get(row),
      );
      expect(shipping).toBeGreaterThan(0);
      expect(handling).toBe(25_00 * (journey.sellers ?? 1));
      expect(discount > 0).toBe(journey.hasOffer ?? false);
      expect(coupon > 0).toBe(journey.hasCoupon ?? false);
      expect(goods + shipping + handling - discount - coupon).toBe(total);
      const [margin = 0, final = total] = agents.map((row) => shown.get(row));
      expect(total + margin).toBe(final);
      const { data: quote } = await here.server.call(readCheckout, {}, { as });
      expect(quote.totals).toMatchObject({ orderTotalInPaise: total, shippingInPaise: shipping });
      await user.click(place as HTMLElement);
      // What waits for its transfer is not thanked for yet.
      await screen.findByText(journey.way ? "Waiting for the payment" : words[language].thanks);
      const { data } = await here.server.call(listOrders, { query: {} }, { as });
      const charged = data.orders.reduce((sum, { totalAmount }) => sum + Math.round(totalAmount * 100), 0);
      expect([data.orders.length, charged]).toEqual([journey.sellers ?? 1, total]);
    },
  );
});
