import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { indianStateNames } from "#engine/contract/indian-states.ts";
import { localizedText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import { mobileNo, postalCode } from "#engine/contract/person.ts";
import { oneLine } from "#engine/contract/typed-text.ts";
import { cartGroup } from "#features/cart/contract";
import { rewardType } from "#features/coupons/contract";
import { assist } from "./assist.ts";

const line = (most: number) => oneLine(0, most);
const neededLine = (most: number) => oneLine(1, most);

/** Where the parcel goes and who takes it; with an agent's order this is the farmer. */
export const address = z.object({
  recipientName: neededLine(60),
  phone: mobileNo,
  addressLine1: neededLine(120),
  addressLine2: z._default(line(120), ""),
  landmark: z._default(line(80), ""),
  city: neededLine(60),
  state: z.enum(indianStateNames),
  postalCode,
});
export type Address = z.output<typeof address>;

export const addressAnswer = z.object({
  recipientName: z.string(),
  phone: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
});

export const paymentModes = ["Online", "COD", "Bank Transfer"] as const;
export const paymentMode = z.enum(paymentModes);
export type PaymentMode = z.output<typeof paymentMode>;

/** One seller's part of the order. `shippingInPaise` and `expectedBy` are null while no address is chosen or the pin code is not served. */
export const checkoutGroup = z.extend(cartGroup, {
  itemsValueInPaise: paise,
  shippingInPaise: z.nullable(paise),
  handlingInPaise: paise,
  isServed: z.nullable(z.boolean()),
  isCashOnDelivery: z.nullable(z.boolean()),
  expectedBy: z.nullable(z.int()),
});
export type CheckoutGroup = z.output<typeof checkoutGroup>;

/** All sums of the order, computed by the server, in whole paise. */
export const totals = z.object({
  itemsValueInPaise: paise,
  shippingInPaise: paise,
  handlingInPaise: paise,
  discountInPaise: paise,
  couponInPaise: paise,
  orderTotalInPaise: paise,
  /** The agent's margin: of all lines, and his handling charge. Null for everyone but agents. */
  marginInPaise: z.nullable(paise),
  /** The part of the margin that is the agent's handling charge. */
  agentHandlingInPaise: z.nullable(paise),
  finalCustomerPriceInPaise: z.nullable(paise),
});
export type Totals = z.output<typeof totals>;

/** Why a coupon that was chosen does not count now. */
export const couponFaults = ["used", "expired", "below-minimum"] as const;
export type CouponFault = (typeof couponFaults)[number];

/** The coupon chosen for the cart. With a fault it takes nothing off, and the order leaves it to its holder. */
export const chosenCoupon = z.object({
  couponCode: z.string(),
  rewardType,
  valueInPaise: paise,
  /** What it takes off this order. */
  discountInPaise: paise,
  /** Least value of the products for which it counts. */
  leastValueInPaise: paise,
  /** Noon in India of its last day, epoch milliseconds. */
  validUpto: z.int(),
  fault: z.nullable(z.enum(couponFaults)),
});
export type ChosenCoupon = z.output<typeof chosenCoupon>;

/** The step `assist` is an agent's; others never have it open. */
export const checkoutSteps = ["cart", "shipping", "assist", "confirm"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export const checkout = z.object({
  /** The first step that is not complete; a later one leads back to it (CART-007). */
  firstOpenStep: z.enum(checkoutSteps),
  itemCount: z.int(),
  groups: z.array(checkoutGroup),
  address: z.nullable(addressAnswer),
  /** The chosen address in the caller's address book. */
  addressId: z.nullable(z.int()),
  coupon: z.nullable(chosenCoupon),
  /** Null for everyone but agents. */
  assist: z.nullable(assist),
  totals,
  paymentModes: z.array(paymentMode),
  /** Why cash is not offered though all sellers take it: closed by the operator, or the sum is too large. */
  cashLimit: z.nullable(z.object({ isOpen: z.boolean(), mostInPaise: paise })),
  /** Stands for everything the buyer is shown: lines, prices, charges, coupon, address. Placing sends it back. */
  fingerprint: z.string(),
});
export type Checkout = z.output<typeof checkout>;

export const readCheckout = endpoint({
  name: "checkout/read-checkout",
  summary: "The order as it would be placed now: lines, charges, totals, what is still missing.",
  method: "GET",
  path: "/v2/checkout",
  permission: "member",
  answer: checkout,
  errors: {},
});

export const chooseAddress = endpoint({
  name: "checkout/choose-address",
  summary: "Keeps the delivery address of the open cart; refused where a seller does not deliver.",
  method: "PUT",
  path: "/v2/checkout/address",
  permission: "member",
  body: address,
  answer: checkout,
  errors: { "checkout/pin-code-not-served": 422, "addresses/full": 409, "cart/locked": 409 },
});

export const chooseSavedAddress = endpoint({
  name: "checkout/choose-saved-address",
  summary: "Sends the open cart to an address of the caller's book; refused where a seller does not deliver.",
  method: "PUT",
  path: "/v2/checkout/address/{addressId}",
  permission: "member",
  params: z.object({
    addressId: z.coerce
      .number<string | number>()
      .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
  }),
  answer: checkout,
  errors: {
    "checkout/address-not-found": 404,
    "checkout/pin-code-not-served": 422,
    "cart/locked": 409,
  },
});

export const checkDelivery = endpoint({
  name: "checkout/check-delivery",
  summary: "Which sellers of the open cart deliver to a pin code, and until when; changes nothing.",
  method: "GET",
  path: "/v2/checkout/delivery",
  permission: "member",
  query: z.object({ postalCode }),
  answer: z.object({
    sellers: z.array(
      z.object({
        sellerId: z.int(),
        sellerName: localizedText,
        isServed: z.boolean(),
        /** Null where the seller does not deliver. */
        expectedBy: z.nullable(z.int()),
      }),
    ),
  }),
  errors: {},
});
export type Delivery = z.output<typeof checkDelivery.answer>;

export const chooseCoupon = endpoint({
  name: "checkout/choose-coupon",
  summary:
    "Puts one of the caller's coupons, or a free code of a batch, on the open cart, in place of another one; it is spent by the order.",
  method: "PUT",
  path: "/v2/checkout/coupon",
  permission: "member",
  body: z.object({
    couponCode: z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(20)),
  }),
  answer: checkout,
  /** Nobody finds codes of others by trying. */
  rate: { hits: 30, windowInSeconds: 60 },
  errors: {
    "checkout/coupon-not-found": 404,
    "checkout/coupon-used": 409,
    "checkout/coupon-expired": 409,
    "checkout/coupon-below-minimum": 409,
    "cart/locked": 409,
  },
});

export const removeCoupon = endpoint({
  name: "checkout/remove-coupon",
  summary: "Takes the coupon off the open cart; without one nothing changes.",
  method: "DELETE",
  path: "/v2/checkout/coupon",
  permission: "member",
  answer: checkout,
  errors: {},
});

export const holdStock = endpoint({
  name: "checkout/hold-stock",
  summary: "Keeps the packs of the open cart for the caller for some minutes, while he confirms.",
  method: "POST",
  path: "/v2/checkout/hold",
  permission: "member",
  /** Null: not all of it could be kept; the order is then placed from what is left, as without a hold. */
  answer: z.object({ heldUntil: z.nullable(z.int()) }),
  errors: {},
});

export const placeOrder = endpoint({
  name: "checkout/place-order",
  summary: "Places the open cart once: takes the stock, makes one order per seller, empties the cart.",
  method: "POST",
  path: "/v2/checkout/orders",
  permission: "member",
  body: z.object({
    paymentMode,
    /**
     * An agent's customer pays the final customer price with the order, online or in cash, and the margin is owed to the
     * agent; else the agent collects it. Unless told: true for cash of a farmer's order.
     */
    isPaidByCustomer: z.optional(z.boolean()),
    /** An agent's practice order: shown on every screen, but nothing is taken, owed, counted or told to anybody. */
    isPractice: z._default(z.boolean(), false),
    fingerprint: z.string().check(z.maxLength(100)),
  }),
  answer: z.object({ masterId: z.string(), orderIds: z.array(z.string()) }),
  success: "CREATED",
  isIdempotent: true,
  limit: { hits: 120, windowInMinutes: 60 },
  errors: {
    "checkout/practice-for-agents": 403,
    "checkout/cart-empty": 409,
    "checkout/too-many-unpaid": 409,
    "checkout/too-many-ended-unpaid": 409,
    "cart/locked": 409,
    "checkout/address-needed": 409,
    "checkout/changed": 409,
    "checkout/sold-out": 409,
    "checkout/pin-code-not-served": 409,
    "checkout/margin-above-mrp": 409,
    "checkout/consent-outdated": 409,
    "checkout/draft-placed": 409,
    "checkout/payment-mode-not-allowed": 422,
  },
});
