import type { CouponSummary } from "@santha/contract/coupons";
import { formatPaise, paiseFromRupees } from "@santha/contract/money-text";
import type { OrderTile } from "@santha/contract/orders";
import { tileOf } from "./orders.ts";
import { blank, goods, header, type Listed, part, room, type Say, type Sight, stalls } from "./parts.ts";

/** Home: coupons that wait and the latest order; for somebody without both the newest products. */
export const homeSight = (say: Say): Sight => ({
  from: ["/v2/coupons/summary", "/v2/orders?", "/v2/store/products?"],
  draw: (
    coupons: CouponSummary,
    { orders: [order] }: { readonly orders: readonly OrderTile[] },
    { products }: { readonly products: readonly Listed[] },
  ) => [
    header("hdr.flush", blank),
    part("main.content", [
      part("div.cloth", [
        part("div.wrap.hail.homehead", [
          part("h1.t-title", [blank]),
          part("span.homeplace", [blank]),
          part("span.input", [blank]),
        ]),
      ]),
      part("div.main.wrap.stack", [stalls(), part("div", [rest(coupons, order, products, say)])]),
    ]),
  ],
  until: ".home-rest",
});

function rest(
  coupons: CouponSummary,
  order: OrderTile | undefined,
  products: readonly Listed[],
  say: Say,
): HTMLElement {
  const beside = [
    ...(coupons.validCouponsCount > 0 ? [ticket(coupons, say)] : []),
    ...(order ? [part("section.stack", [heading(), tileOf(order, say)])] : []),
  ];
  return beside.length > 0
    ? part("div.home-rest.with-side", [part("div.stack.home-side", beside)])
    : part("div.home-rest", [part("section.stack", [heading(), goods(products, say)])]);
}

const heading = (): HTMLElement => part("div.sec-h", [part("h2", [blank])]);

function ticket({ leastOrderValue }: CouponSummary, say: Say): HTMLElement {
  const amount = formatPaise(paiseFromRupees(leastOrderValue));
  const spendOn = {
    en: `Use one on an order of ${amount} or more`,
    te: `${amount} లేదా అంతకంటే ఎక్కువ ఆర్డర్‌లో ఒకటి వాడండి`,
  };
  return part("article.ticket", [
    part("div.ticket-v", [part("span.money", [blank])]),
    part("div.ticket-b", [part("b.t-note", [blank]), part("span.t-small.c2.num", [say(spendOn)]), room(32)]),
  ]);
}
