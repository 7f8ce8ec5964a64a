import { createHash } from "node:crypto";
import { eachOf, sumOf } from "#engine/contract/money.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import { canonicalJson } from "#engine/server/http/idempotency.ts";
import type { CartAssist } from "#features/cart/server";
import { isWithinMrp } from "#features/catalogue/server";
import { type CouponUse, chosenCouponOf, type NamedCoupon } from "#features/coupons/server";
import { discountsOf, itemsValueOf } from "#features/orders/server";
import type { SellerTerms } from "#features/selling/server";
import { type Assist, type Farmer, mostHandlingOf } from "../contract/assist.ts";
import type { Address, Checkout, CheckoutGroup, CheckoutStep, Totals } from "../contract/checkout.ts";
import type { OfferedWays } from "./offered-ways.ts";

const day = 86_400_000;

/** What a quote needs to know of a line; screens and orders carry more. */
export interface QuotedLine {
  readonly listingId: number;
  readonly quantity: number;
  readonly available: number;
  readonly priceInPaise: number;
  /** Off one pack by an offer. */
  readonly discountInPaise: number;
  readonly mrpInPaise: number;
  readonly lineMarginInPaise: number | null;
}
export interface SellerLines<Line extends QuotedLine> {
  readonly sellerId: number;
  readonly lines: Line[];
}

export interface QuoteParts<Line extends QuotedLine, Group extends SellerLines<Line>> extends OfferedWays {
  readonly groups: readonly Group[];
  readonly terms: readonly SellerTerms[];
  readonly address: Address | null;
  readonly isAgent: boolean;
  /** The coupon chosen for the cart. */
  readonly coupon: NamedCoupon | null;
  /** The agent's part of the cart; null while he has said nothing. */
  readonly assist: CartAssist | null;
  readonly now: Date;
}

type Charges = Omit<CheckoutGroup, "sellerId" | "sellerName" | "lines">;
type Quote<Group> = Omit<Checkout, "groups" | "addressId"> & { groups: (Group & Charges)[] };

/** The order as it would be placed now: all sums are made here, from prices the server holds (CART-009). */
export function quoteOf<Line extends QuotedLine, Group extends SellerLines<Line>>(
  parts: QuoteParts<Line, Group>,
): Quote<Group> {
  const groups = parts.groups.map((group) => ({ ...group, ...chargesOf(group, parts) }));
  const { isAgent, address } = parts;
  const coupon = parts.coupon && chosenCouponOf(parts.coupon, couponUseOf(groups, parts.now));
  const totals = totalsOf(groups, {
    couponInPaise: coupon?.discountInPaise ?? 0,
    agentHandlingInPaise: isAgent ? (parts.assist?.agentHandlingInPaise ?? 0) : null,
  });
  const farmer = isAgent ? (parts.assist?.farmer ?? null) : null;
  const fingerprint = fingerprintOf({ groups, address, farmer, coupon, totals });
  const assist = isAgent ? assistOf(parts.assist, fingerprint) : null;
  return {
    firstOpenStep: firstOpenStep(groups, address, assist),
    itemCount: groups.reduce((count, group) => count + group.lines.length, 0),
    groups,
    address,
    assist,
    coupon,
    totals,
    ...paymentModesOf(groups, parts, totals),
    fingerprint,
  };
}

type QuotedGroup = SellerLines<QuotedLine> & Charges;

function chargesOf(
  group: SellerLines<QuotedLine>,
  { terms, address, now }: Pick<QuoteParts<QuotedLine, SellerLines<QuotedLine>>, "terms" | "address" | "now">,
): Charges {
  const seller = terms.find(({ sellerId }) => sellerId === group.sellerId);
  const shipping = seller?.shipping ?? null;
  const isKnown = address !== null;
  return {
    itemsValueInPaise: itemsValueOf(group.lines),
    shippingInPaise: shipping?.chargeInPaise ?? null,
    handlingInPaise: seller?.handlingChargeInPaise ?? 0,
    isServed: isKnown ? shipping !== null : null,
    isCashOnDelivery: isKnown ? (shipping?.isCashOnDelivery ?? false) : null,
    expectedBy: shipping ? now.getTime() + shipping.leadDays * day : null,
  };
}

/** What counts for a coupon: the products of all sellers after their offers. */
export function goodsOf(group: Pick<SellerLines<QuotedLine>, "lines">): number {
  return itemsValueOf(group.lines) - discountsOf(group.lines);
}

/** What a coupon would be used for. */
export function couponUseOf(groups: readonly SellerLines<QuotedLine>[], now: Date): CouponUse {
  return { goodsInPaise: sumOf(groups.map(goodsOf)), onDay: dayInIndia(now) };
}

function assistOf(kept: CartAssist | null, fingerprint: string): Assist {
  const consent = kept?.consent ?? null;
  return {
    farmer: kept?.farmer ?? null,
    agentHandlingInPaise: kept?.agentHandlingInPaise ?? 0,
    consent: consent && {
      agreedAt: consent.agreedAt,
      totalInPaise: consent.totalInPaise,
      isCurrent: consent.fingerprint === fingerprint,
    },
    draftKey: kept?.draftKey ?? null,
  };
}

/** `agentHandlingInPaise` is null for one who earns no margin. */
function totalsOf(
  groups: readonly QuotedGroup[],
  {
    couponInPaise,
    agentHandlingInPaise,
  }: { readonly couponInPaise: number; readonly agentHandlingInPaise: number | null },
): Totals {
  const itemsValueInPaise = sumOf(groups.map((group) => group.itemsValueInPaise));
  const shippingInPaise = sumOf(groups.map((group) => group.shippingInPaise ?? 0));
  const handlingInPaise = sumOf(groups.map((group) => group.handlingInPaise));
  const lines = groups.flatMap((group) => group.lines);
  const discountInPaise = discountsOf(lines);
  const orderTotalInPaise =
    itemsValueInPaise + shippingInPaise + handlingInPaise - discountInPaise - couponInPaise;
  const linesMarginInPaise = sumOf(lines.map((line) => line.lineMarginInPaise ?? 0));
  const marginInPaise = agentHandlingInPaise === null ? null : linesMarginInPaise + agentHandlingInPaise;
  return {
    itemsValueInPaise,
    shippingInPaise,
    handlingInPaise,
    discountInPaise,
    couponInPaise,
    orderTotalInPaise,
    marginInPaise,
    agentHandlingInPaise,
    finalCustomerPriceInPaise: marginInPaise === null ? null : orderTotalInPaise + marginInPaise,
  };
}

/**
 * Cash where all sellers take it at the door and the operator lets so much be paid in cash; online payments and
 * transfers go to the operator, wherever all sellers deliver.
 */
function paymentModesOf(
  groups: readonly QuotedGroup[],
  { isCashOpen, mostCashInPaise, isTransferOpen, isOnlineOpen }: OfferedWays,
  { orderTotalInPaise }: Totals,
): Pick<Checkout, "paymentModes" | "cashLimit"> {
  const isServed = groups.length > 0 && groups.every((group) => group.isServed === true);
  if (!isServed) return { paymentModes: [], cashLimit: null };
  const isTakenBySellers = groups.every((group) => group.isCashOnDelivery === true);
  const isCash = isTakenBySellers && isCashOpen && orderTotalInPaise <= mostCashInPaise;
  const limit = { isOpen: isCashOpen, mostInPaise: mostCashInPaise };
  return {
    paymentModes: [
      ...(isCash ? (["COD"] as const) : []),
      ...(isOnlineOpen ? (["Online"] as const) : []),
      ...(isTransferOpen ? (["Bank Transfer"] as const) : []),
    ],
    cashLimit: isTakenBySellers && !isCash ? limit : null,
  };
}

/** The first step with something left to do (CART-007). */
function firstOpenStep(
  groups: readonly QuotedGroup[],
  address: Address | null,
  assist: Assist | null,
): CheckoutStep {
  const lines = groups.flatMap((group) => group.lines);
  if (lines.length === 0 || lines.some((line) => line.quantity > line.available)) return "cart";
  if (address === null || groups.some((group) => group.isServed === false)) return "shipping";
  const isAbove =
    linesAboveMrp(lines).length > 0 || roomForHandling(lines) < (assist?.agentHandlingInPaise ?? 0);
  if (assist && (isAbove || assist.consent?.isCurrent === false)) return "assist";
  return "confirm";
}

function unitMarginOf({ lineMarginInPaise, quantity }: QuotedLine): number {
  return eachOf(lineMarginInPaise ?? 0, quantity);
}

/** Lines whose price and margin together pass the printed maximum price. */
export function linesAboveMrp<Line extends QuotedLine>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => !isWithinMrp({ ...line, commissionInPaise: unitMarginOf(line) }));
}

/** The most that the agent's handling charge over these lines may be, in paise. */
export function roomForHandling(lines: readonly QuotedLine[]): number {
  return mostHandlingOf(lines.map((line) => ({ ...line, marginInPaise: unitMarginOf(line) })));
}

/** Stands for all the buyer is shown that he pays or gets; the day of arrival is left out, it moves by itself. */
function fingerprintOf({
  groups,
  address,
  farmer,
  coupon,
  totals,
}: Pick<Checkout, "address" | "coupon" | "totals"> & {
  readonly groups: readonly QuotedGroup[];
  readonly farmer: Farmer | null;
}): string {
  const shown = {
    groups: groups.map((group) => ({
      sellerId: group.sellerId,
      shipping: group.shippingInPaise,
      handling: group.handlingInPaise,
      lines: group.lines
        .map((line) => [
          line.listingId,
          line.quantity,
          line.priceInPaise,
          line.discountInPaise,
          line.lineMarginInPaise,
        ])
        .sort(([left], [right]) => Number(left) - Number(right)),
    })),
    address,
    farmer,
    coupon: coupon && [coupon.couponCode, coupon.discountInPaise, coupon.fault],
    totals,
  };
  return createHash("sha256").update(canonicalJson(shown)).digest("base64url");
}
