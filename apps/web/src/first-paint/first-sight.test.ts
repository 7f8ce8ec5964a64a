import type { OrderTile } from "@santha/contract/orders";
import { expect, test } from "vitest";
import { sightOf } from "./first-sight.ts";

const product = {
  productImage: "crate",
  productBed: "tool",
  productQuantity: 1,
} as const;

/** An order whose second product has no Telugu name yet. */
const order = {
  orderId: "1",
  dummyOrder: false,
  stateInfo: { currentState: "ORD_PLACED", buyerActions: [] },
  heading: { en: "Paddy seed", te: "వరి విత్తనం" },
  sellerFirstName: { en: "Kakatiya", te: "" },
  productList: [
    { ...product, productLevel3Title: "Paddy seed", productLevel3TitleTe: "వరి విత్తనం" },
    { ...product, productLevel3Title: "Neem oil", productLevel3TitleTe: "" },
  ],
} as unknown as OrderTile;

test.each([
  ["en", "Paddy seed +1\u00a0more: Neem oil", "Kakatiya"],
  ["te", "వరి విత్తనం +1\u00a0మరిన్ని: Neem oil", "Kakatiya"],
])(
  "the first sight of orders in %s has English where Telugu is missing, as the app has",
  (language, title, seller) => {
    const sight = sightOf("/app/order", language);
    const drawn = sight?.draw({ orders: [order] } as never) ?? [];
    const tile = drawn.map((part) => part.querySelector(".ot-m")).find(Boolean);
    expect(tile?.querySelector("h3")?.textContent).toBe(title);
    expect(tile?.querySelector(".t-small")?.textContent).toBe(seller);
  },
);
