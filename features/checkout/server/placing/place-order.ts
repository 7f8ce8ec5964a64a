import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { Language } from "#engine/contract/language.ts";
import { spreadOver } from "#engine/contract/money.ts";
import { earnsMargin } from "#engine/contract/person.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import { requireOpen } from "#engine/server/config/flags.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { invariant } from "#engine/server/invariant.ts";
import { type ClaimedCart, claimOpenCart, findLock, lockCartFor } from "#features/cart/server";
import { type ListingForSale, lockListingsForBuyer } from "#features/catalogue/server";
import { takeCoupon } from "#features/coupons/server";
import { createOrders, itemsValueOf, type Placing, type SellerPart } from "#features/orders/server";
import { readSellerTerms, type SellerTerms } from "#features/selling/server";
import type { Address, Checkout, PaymentMode } from "../../contract/checkout.ts";
import { placeOrder as endpoint } from "../../contract/checkout.ts";
import { offeredWays } from "../offered-ways.ts";
import {
  goodsOf,
  linesAboveMrp,
  type QuotedLine,
  quoteOf,
  roomForHandling,
  type SellerLines,
} from "../quote.ts";
import { isPaidOnline, refusePractice, refuseTooManyUnpaid, takePacks } from "./practice.ts";

/**
 * Places the open cart in one transaction: claims the cart, locks price and stock, prices everything again, takes
 * stock, writes orders and spends the coupon. Refuses if prices differ from those the buyer saw. Any refusal
 * rolls back everything.
 */
export async function placeOrder(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  refusePractice(context, body);
  return onceInTransaction(context, endpoint, body, async (transaction) => {
    requireOpen(context, "orders-open");
    const cart = await claimCart(context, transaction);
    await refuseTooManyUnpaid(context, transaction, body);
    const { address } = cart;
    const listings = await lockListingsForBuyer(transaction, {
      buyerId: context.actor.profileId,
      wanted: cart.lines,
      onDay: dayInIndia(context.clock.now()),
      at: context.clock.now(),
      postalCode: address.postalCode,
    });
    refuseSoldOut(cart, listings);
    const isAgent = earnsMargin(context.actor.roles);
    const groups = groupsOfListings(cart.lines, listings, isAgent);
    const sellers = groups.map(({ sellerId, lines }) => ({
      sellerId,
      itemsValueInPaise: itemsValueOf(lines),
    }));
    const terms = await readSellerTerms(transaction, { sellers, postalCode: address.postalCode });
    const quote = quoteOf({
      groups,
      terms,
      address,
      coupon: cart.coupon,
      isAgent,
      assist: cart.assist,
      ...offeredWays(context),
      now: context.clock.now(),
    });
    refuseUnplaceable(quote, terms, { ...body, ...address, language: context.language });
    refuseUnassisted(quote);
    if (quote.fingerprint !== body.fingerprint) return refuse(endpoint, "checkout/changed");
    if (!(await takePacks(context, transaction, cart, body))) return refuse(endpoint, "checkout/sold-out");
    const coupon = couponOf(cart, quote, groups);
    const placed = await createOrders(context, transaction, {
      cartId: cart.cartId,
      cartTurn: cart.turn,
      buyerProfileId: context.actor.profileId,
      isAgent,
      address,
      paymentMode: body.paymentMode,
      isPractice: body.isPractice,
      collectedBy: collectorOf(body, { isAgent, assist: cart.assist }),
      couponCode: coupon?.code ?? null,
      assist: isAgent ? placedAssist(cart, body) : null,
      parts: sellerParts(groups, { terms, coupon, quote }),
    });
    if (coupon && !body.isPractice) await spendCoupon(context, transaction, { ...coupon, ...placed });
    if (isPaidOnline(body)) await lockCartFor(transaction, { ...cart, ...placed });
    return placed;
  });
}

/** A practice order leaves the draft in the cart, so that it can become a real order later. */
function placedAssist(
  { assist }: ClaimedCart,
  { isPractice }: { readonly isPractice: boolean },
): Placing["assist"] {
  return assist && { ...assist, draftKey: isPractice ? null : assist.draftKey };
}

/** The customer pays the margin with the order where he pays online, or in cash to the seller; a farmer does so unless told. */
function collectorOf(
  { paymentMode, isPaidByCustomer }: CheckedOf<typeof endpoint>["body"],
  { isAgent, assist }: { readonly isAgent: boolean; readonly assist: ClaimedCart["assist"] },
): Placing["collectedBy"] {
  if (!isAgent) return "agent";
  if (paymentMode === "COD" && assist?.farmer) return (isPaidByCustomer ?? true) ? "seller" : "agent";
  return paymentMode === "Online" && isPaidByCustomer ? "platform" : "agent";
}

interface CouponOfOrder {
  readonly couponId: number;
  readonly code: string;
  /** The discount on each seller's order, by seller. */
  readonly shares: ReadonlyMap<number, number>;
}

/** The coupon that this order uses; null without one, or when the cart's coupon does not apply. */
function couponOf(
  { coupon }: ClaimedCart,
  { totals }: Pick<Checkout, "totals">,
  groups: readonly SellerLines<QuotedLine>[],
): CouponOfOrder | null {
  if (!coupon || totals.couponInPaise === 0) return null;
  const shares = spreadOver(totals.couponInPaise, groups.map(goodsOf));
  return { ...coupon, shares: new Map(groups.map(({ sellerId }, at) => [sellerId, shareAt(shares, at)])) };
}

const shareAt = (shares: readonly number[], at: number): number =>
  invariant(shares[at], "a spread has a share for each part");

/** Spends the coupon for the order. If it was spent since pricing, nothing is placed. */
async function spendCoupon(
  { actor, clock }: MemberContext,
  transaction: Transaction,
  { couponId, masterId }: Pick<CouponOfOrder, "couponId"> & { readonly masterId: string },
): Promise<void> {
  const at = clock.now();
  const taking = { couponId, masterId, holderProfileId: actor.profileId, onDay: dayInIndia(at), at };
  if (!(await takeCoupon(transaction, taking))) refuse(endpoint, "checkout/changed");
}

async function claimCart(
  context: MemberContext,
  transaction: Transaction,
): Promise<ClaimedCart & { readonly address: Address }> {
  const cart = await claimOpenCart(transaction, context.actor.profileId, context.clock.now());
  if (!cart || cart.lines.length === 0) return refuseNoCart(context, transaction);
  if (!cart.address) return refuse(endpoint, "checkout/address-needed");
  return { ...cart, address: cart.address };
}

/** Nothing to order: the cart is empty, or its order waits for the online payment. */
async function refuseNoCart(context: MemberContext, transaction: Transaction): Promise<never> {
  const masterId = await findLock(transaction, context.actor.profileId);
  if (masterId !== undefined) return refuse(endpoint, "cart/locked", { data: { masterId } });
  return refuse(endpoint, "checkout/cart-empty");
}

/** Names every line without enough stock, also those whose listing is gone. */
function refuseSoldOut(cart: ClaimedCart, listings: readonly ListingForSale[]): void {
  const byId = new Map(listings.map((listing) => [listing.listingId, listing]));
  const short = cart.lines.flatMap(({ listingId, quantity }) => {
    const listing = byId.get(listingId);
    const available = listing?.isListed ? listing.available : 0;
    return available >= quantity
      ? []
      : [{ listingId, available, title: listing?.title ?? { en: "", te: "" } }];
  });
  if (short.length > 0) refuse(endpoint, "checkout/sold-out", { data: { lines: short } });
}

function refuseUnplaceable(
  quote: Pick<Checkout, "paymentModes">,
  terms: readonly SellerTerms[],
  asked: { readonly paymentMode: PaymentMode; readonly postalCode: string; readonly language: Language },
): void {
  const notServing = terms.filter((seller) => seller.shipping === null);
  if (notServing.length > 0) {
    const sellers = notServing.map((seller) => seller.name[asked.language]).join(", ");
    refuse(endpoint, "checkout/pin-code-not-served", { values: { sellers, postalCode: asked.postalCode } });
  }
  if (!quote.paymentModes.includes(asked.paymentMode)) {
    refuse(endpoint, "checkout/payment-mode-not-allowed", {
      fields: { paymentMode: "checkout/payment-mode-not-allowed" },
    });
  }
}

interface PlacedLine extends QuotedLine {
  readonly listing: ListingForSale;
  /** The agent's margin of one pack; 0 where nobody earns one. */
  readonly marginInPaise: number;
}

/** Refuses the order while the agent must correct something in the assist step. */
function refuseUnassisted({
  groups,
  assist,
}: Pick<Checkout, "assist"> & { readonly groups: readonly SellerLines<PlacedLine>[] }): void {
  if (!assist) return;
  const lines = groups.flatMap((group) => group.lines);
  const above = linesAboveMrp(lines);
  if (above.length > 0 || roomForHandling(lines) < assist.agentHandlingInPaise) {
    refuse(endpoint, "checkout/margin-above-mrp", {
      data: { lines: above.map(({ listingId }) => ({ listingId })) },
    });
  }
  if (assist.consent?.isCurrent === false) refuse(endpoint, "checkout/consent-outdated");
}

function groupsOfListings(
  wanted: ClaimedCart["lines"],
  listings: readonly ListingForSale[],
  isAgent: boolean,
): SellerLines<PlacedLine>[] {
  const byListing = new Map(wanted.map((line) => [line.listingId, line]));
  const lines = listings.map((listing) => {
    const line = invariant(byListing.get(listing.listingId), "listings are those of the claimed lines");
    const { quantity } = line;
    const marginInPaise = isAgent ? (line.marginInPaise ?? listing.commissionInPaise) : 0;
    const lineMarginInPaise = isAgent ? marginInPaise * quantity : null;
    return { ...listing, listing, quantity, marginInPaise, lineMarginInPaise };
  });
  return [...Map.groupBy(lines, (line) => line.listing.sellerId)]
    .sort(([left], [right]) => left - right)
    .map(([sellerId, ofSeller]) => ({ sellerId, lines: ofSeller }));
}

/**
 * What each seller's order costs. The agent's handling charge is split by the distance to the printed maximum
 * prices.
 */
function sellerParts(
  groups: readonly SellerLines<PlacedLine>[],
  {
    terms,
    coupon,
    quote,
  }: {
    readonly terms: readonly SellerTerms[];
    readonly coupon: CouponOfOrder | null;
    readonly quote: Pick<Checkout, "totals">;
  },
): SellerPart[] {
  const rooms = groups.map(({ lines }) => roomForHandling(lines));
  const shares = spreadOver(quote.totals.agentHandlingInPaise ?? 0, rooms);
  return groups.map((group, at) => ({
    ...sellerPart(group, terms, coupon),
    agentHandlingInPaise: shareAt(shares, at),
  }));
}

function sellerPart(
  { sellerId, lines }: SellerLines<PlacedLine>,
  terms: readonly SellerTerms[],
  coupon: CouponOfOrder | null,
): Omit<SellerPart, "agentHandlingInPaise"> {
  const seller = terms.find((candidate) => candidate.sellerId === sellerId);
  if (!seller?.shipping) throw new Error(`seller ${sellerId} has no terms`);
  return {
    sellerId,
    stateCode: seller.stateCode,
    lines,
    shippingInPaise: seller.shipping.chargeInPaise,
    handlingInPaise: seller.handlingChargeInPaise,
    couponInPaise: coupon
      ? invariant(coupon.shares.get(sellerId), "a coupon has a share for each seller")
      : 0,
    leadDays: seller.shipping.leadDays,
  };
}
