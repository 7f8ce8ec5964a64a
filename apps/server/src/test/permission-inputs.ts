import { addAddress } from "@santha/contract/addresses";
import { signUp } from "@santha/contract/auth";
import { removeFromCart, setCartQuantity } from "@santha/contract/cart";
import { readCheckout } from "@santha/contract/checkout";
import { uploadPicture } from "@santha/contract/files";
import { createWishlist } from "@santha/contract/wishlist";
import type { ObjectKind } from "../permissions.table.ts";
import { sessionFor } from "./app.ts";
import { aConsent, aDraftInput, anAssist, aRequestOfConsent } from "./assist-inputs.ts";
import { aWelcomeCoupon } from "./coupons.ts";
import { deskInputs } from "./desk-inputs.ts";
import { feedInputs } from "./feed-inputs.ts";
import { notificationInputs } from "./notification-inputs.ts";
import { anOffer, anOwnListing } from "./offers.ts";
import { anUnpaidAttempt } from "./online-payments.ts";
import { hanamkonda } from "./people.ts";
import { knownPassword, type Somebody, type World } from "./permission-world.ts";
import { aPhoto } from "./pictures.ts";
import { receivedOrder } from "./received-order.ts";
import { requestInputs } from "./request-inputs.ts";
import { farmersAddress, readyToPlace } from "./shopping.ts";
import { supportInputs } from "./support-inputs.ts";

/** One request: its parts, and the session if it must be another one than the caller's. */
export type Input = {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
  readonly picture?: Uint8Array;
  readonly form?: string;
};
export type MakeInput = (
  world: World,
  caller: Somebody,
  kind: ObjectKind,
) => Promise<readonly Input[]> | readonly Input[];

const nothing: MakeInput = () => [{}];
const missingId = 4_000_000_000_000;
const ownerOf = (world: World, caller: Somebody, kind: ObjectKind) =>
  kind === "others" ? world.stranger : caller;

/** An entry of the person's wishlist with this product; made new or there already. */
async function wishlistId({ app, product }: World, person: Somebody, kind: ObjectKind): Promise<number> {
  if (kind === "missing") return missingId;
  const body = {
    productLevel2Id: product.level2Id,
    productLevel3Id: product.level3Id,
    store: "santha",
  } as const;
  return (await app.call(createWishlist, { body }, { as: await sessionFor(app, person) })).data.id;
}

const wishlistParams: MakeInput = async (world, caller, kind) => [
  { params: { id: await wishlistId(world, ownerOf(world, caller, kind), kind) } },
];

const listingIdOf = ({ product }: World, kind: ObjectKind) =>
  kind === "missing" ? missingId : product.listingId;

const orderParams = (world: World, caller: Somebody, kind: ObjectKind) => ({
  params: { orderId: kind === "missing" ? "9-9" : ownerOf(world, caller, kind).order.orderIds[0] },
});

const masterParams = (world: World, caller: Somebody, kind: ObjectKind) => ({
  params: { masterId: kind === "missing" ? "9-9" : ownerOf(world, caller, kind).order.masterId },
});

/** An order that this person's business has received; another's is one of the seller of the test's product. */
const received = async (world: World, caller: Somebody, kind: ObjectKind) =>
  kind === "own"
    ? { params: { orderId: await receivedOrder(world.app, caller.profileId) } }
    : orderParams(world, caller, kind);

/** An address of the person's book; made new or there already. */
async function addressParams(world: World, caller: Somebody, kind: ObjectKind): Promise<Input[]> {
  if (kind === "missing") return [{ params: { addressId: missingId } }];
  const as = await sessionFor(world.app, ownerOf(world, caller, kind));
  const { data } = await world.app.call(addAddress, { body: farmersAddress }, { as });
  return [{ params: { addressId: data.addressId } }];
}

/** The code of a coupon of this person; one given before or a new one. */
async function couponCode({ app }: World, owner: Somebody, kind: ObjectKind): Promise<string> {
  if (kind === "missing") return "WEL0000000";
  return (await aWelcomeCoupon(app, owner.profileId)).code;
}

/** Address of a private picture of this person. */
async function privatePicture({ app }: World, owner: Somebody, kind: ObjectKind): Promise<string> {
  if (kind === "missing") return `${"0".repeat(22)}-96.webp`;
  const as = await sessionFor(app, owner);
  const input = { picture: await aPhoto(), query: { audience: "private" } } as const;
  return `${(await app.call(uploadPicture, input, { as })).data.pictureKey}-96.webp`;
}

let numbers = 7_100_000_000;
async function requestId({ app }: World, kind: ObjectKind): Promise<{ mobileNo: string; requestId: string }> {
  numbers += 1;
  const mobileNo = String(numbers);
  if (kind === "missing") return { mobileNo, requestId: "no-such-request" };
  const body = { firstName: "New", mobileNo, password: knownPassword, language: "en" } as const;
  return { mobileNo, requestId: (await app.call(signUp, { body }, {})).data.requestId };
}

/** The id of one more session of the person whose it is. */
async function sessionId(world: World, caller: Somebody, kind: ObjectKind): Promise<number> {
  const owner = ownerOf(world, caller, kind);
  await sessionFor(world.app, owner);
  const newest = await world.app.platform.database
    .selectFrom("sessions")
    .select("id")
    .where("profile_id", "=", owner.profileId)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return newest.id;
}

async function codeSentTo({ app }: World, mobileNo: string): Promise<string> {
  const message = await app.platform.database
    .selectFrom("sms_messages")
    .select("body")
    .where("mobile_no", "=", mobileNo)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return /\b\d{6}\b/.exec(message?.body ?? "")?.[0] ?? "000000";
}

/** A try to pay online that nobody has paid; its order was paid in cash since. */
async function onlinePaymentParams(
  { app, stranger }: World,
  caller: Somebody,
  kind: ObjectKind,
): Promise<Input[]> {
  if (kind === "missing") return [{ params: { txnid: "9T9" } }];
  const owner = kind === "others" ? stranger : caller;
  return [{ params: { txnid: await anUnpaidAttempt(app, owner) } }];
}

/** What is sent to each call, by its name; several where a call has several forms. */
export const permissionInputs: Readonly<Record<string, MakeInput>> = {
  "auth/sign-in": (_, { mobileNo }) => [{ body: { mobileNo, password: knownPassword } }],
  "auth/sign-out": nothing,
  "auth/read-session": nothing,
  "auth/sign-up": async (world) => {
    const { mobileNo } = await requestId(world, "missing");
    return [{ body: { firstName: "New", mobileNo, password: knownPassword, language: "te" } }];
  },
  "auth/request-reset": (_, { mobileNo }, kind) => [
    { body: { mobileNo: kind === "missing" ? "6000000001" : mobileNo } },
  ],
  "auth/request-sign-in-code": (_, { mobileNo }, kind) => [
    { body: { mobileNo: kind === "missing" ? "6000000001" : mobileNo } },
  ],
  "auth/resend-code": async (world, _, kind) => {
    const asked = await requestId(world, kind);
    world.app.clock.advance(31_000);
    return [{ body: { requestId: asked.requestId } }];
  },
  "auth/change-password": () => [{ body: { oldPassword: knownPassword, newPassword: knownPassword } }],
  "auth/list-sessions": nothing,
  "auth/end-session": async (world, caller, kind) => [
    { params: { sessionId: kind === "missing" ? 2_000_000_000 : await sessionId(world, caller, kind) } },
  ],
  "auth/end-other-sessions": nothing,
  "auth/verify-code": async (world, _, kind) => {
    const request = await requestId(world, kind);
    return [{ body: { requestId: request.requestId, code: await codeSentTo(world, request.mobileNo) } }];
  },
  "files/upload-picture": async () => [
    { picture: await aPhoto() },
    { picture: await aPhoto(), query: { audience: "private" } },
  ],
  "files/read-picture": async (world, caller, kind) => [
    { params: { name: await privatePicture(world, ownerOf(world, caller, kind), kind) } },
  ],
  "profiles/read-profile": (world, caller, kind) => [
    {
      params: { profileKey: kind === "missing" ? "no-such-person" : ownerOf(world, caller, kind).profileKey },
    },
  ],
  "profiles/update-basic-details": () => [{ body: { location: hanamkonda } }],
  "location/list-places": (_, __, kind) => [
    { params: { pincode: kind === "missing" ? "999999" : "506132" } },
  ],
  "profiles/update-profile": async (world, caller, kind) => {
    const pictureKey = (await privatePicture(world, ownerOf(world, caller, kind), kind)).slice(0, 22);
    const details = { firstName: "Padma", firstNameTe: null, email: null, language: "en" };
    const body = { ...details, businessName: null, gstin: null };
    return [{ body: kind === "own" ? body : { ...body, pictureKey } }];
  },
  "store/list-categories": nothing,
  "store/list-products": ({ product }) => [
    {},
    { query: { q: product.title.en } },
    { query: { category: "seeds" } },
  ],
  "store/count-products": nothing,
  "store/suggest-goods": () => [{ query: { q: "paddy" } }],
  "store/view-product": ({ product }, _, kind) => [
    { params: { level3Id: kind === "missing" ? missingId : product.level3Id } },
  ],
  "store/list-more-products": ({ product }, _, kind) => [
    { params: { level3Id: kind === "missing" ? missingId : product.level3Id } },
  ],
  "help/send-message": () => [{ body: { text: "Please call me." } }],
  "help/list-messages": nothing,
  ...notificationInputs,
  "wishlist/list-wishlists": () => [{ query: { store: "santha" } }],
  "wishlist/read-wishlist": wishlistParams,
  "wishlist/create-wishlist": ({ product }, _, kind) => [
    {
      body: {
        productLevel2Id: product.level2Id,
        productLevel3Id: kind === "missing" ? missingId : product.level3Id,
        store: "santha",
      },
    },
  ],
  "wishlist/delete-wishlist": wishlistParams,
  "wishlist/release-product": ({ product }, _, kind) => [
    { params: { level3Id: kind === "missing" ? missingId : product.level3Id } },
  ],
  "wishlist/list-wishlist-products": wishlistParams,
  "cart/read-cart": nothing,
  "cart/count-cart": nothing,
  "cart/add-to-cart": (world, _, kind) => [{ body: { listingId: listingIdOf(world, kind), quantity: 1 } }],
  "cart/set-quantity": (world, _, kind) => [
    { params: { listingId: listingIdOf(world, kind) }, body: { quantity: 2 } },
  ],
  "cart/remove-line": async (world, caller, kind) => {
    // Another person's line is one that only his cart has.
    if (kind === "others") await emptyLine(world, caller);
    return [{ params: { listingId: listingIdOf(world, kind) } }];
  },
  "cart/reorder": (world, caller, kind) => [orderParams(world, caller, kind)],
  "checkout/read-checkout": nothing,
  "checkout/choose-address": async (world, caller) => {
    await fillCart(world, caller);
    return [{ body: farmersAddress }];
  },
  "checkout/choose-saved-address": async (world, caller, kind) => {
    await fillCart(world, caller);
    return addressParams(world, caller, kind);
  },
  "addresses/list-addresses": nothing,
  "addresses/add-address": () => [{ body: farmersAddress }],
  "addresses/change-address": async (world, caller, kind) => {
    const [input] = await addressParams(world, caller, kind);
    return [{ ...input, body: farmersAddress }];
  },
  "addresses/choose-default": addressParams,
  "addresses/delete-address": addressParams,
  "offers/list-offers": nothing,
  "offers/create-offer": async ({ app, product }, { profileId }, kind) => {
    const days = { startsOn: "2026-07-14", endsOn: "2026-08-14" };
    const offer = { ...days, discountInPaise: 10_00, pinPrefixes: ["506"] };
    const own = kind === "own" ? await anOwnListing(app, profileId) : product;
    return [{ body: { ...offer, listingId: kind === "missing" ? missingId : own.listingId } }];
  },
  "offers/end-offer": async ({ app, product }, { profileId }, kind) => {
    if (kind === "missing") return [{ params: { offerId: missingId } }];
    const listing = kind === "own" ? await anOwnListing(app, profileId) : product;
    return [{ params: { offerId: await anOffer(app, listing) } }];
  },
  "checkout/check-delivery": () => [{ query: { postalCode: "506132" } }],
  "checkout/choose-coupon": async (world, caller, kind) => {
    await fillCart(world, caller);
    return [{ body: { couponCode: await couponCode(world, ownerOf(world, caller, kind), kind) } }];
  },
  "checkout/remove-coupon": nothing,
  "coupons/list-reward-coupons": () => [{ query: { type: "UNUSED" } }],
  "coupons/read-summary": nothing,
  "checkout/hold-stock": nothing,
  "checkout/place-order": async (world, caller, kind) => {
    await fillCart(world, caller);
    const owner = ownerOf(world, caller, kind);
    const as = await sessionFor(world.app, owner);
    const fingerprint = (await world.app.call(readCheckout, {}, { as })).data.fingerprint;
    return [
      { body: { paymentMode: "COD", fingerprint: kind === "missing" ? "no-such-print" : fingerprint } },
    ];
  },
  "analytics/read-consent": () => [{}],
  "analytics/choose-consent": () => [{ body: { isGiven: true } }],
  "analytics/count-purchase": (world, caller, kind) => [
    { params: { masterId: kind === "missing" ? "9" : ownerOf(world, caller, kind).order.masterId } },
  ],
  "checkout/choose-assist": async (world, caller) => {
    await fillCart(world, caller);
    return [{ body: anAssist }];
  },
  "checkout/list-farmers": () => [{}, { query: { q: "Ra" } }],
  "checkout/request-consent": async (world, caller) => [
    await aRequestOfConsent(world.app, await fillCart(world, caller)),
  ],
  "checkout/give-consent": async (world, caller, kind) => [
    await aConsent(world.app, await fillCart(world, caller), kind === "missing"),
  ],
  "checkout/withdraw-consent": nothing,
  "checkout/open-draft": async ({ app, product }, caller) => {
    const person = { as: await sessionFor(app, caller), profileId: caller.profileId };
    return [await aDraftInput(app, person, product.listingId)];
  },
  "orders/read-order": (world, caller, kind) => {
    const { order } = ownerOf(world, caller, kind);
    const [orderId] = order.orderIds;
    return [
      { params: { orderId: kind === "missing" ? "9-9" : orderId }, query: { isMasterOrder: "false" } },
      { params: { orderId: kind === "missing" ? "9" : order.masterId }, query: { isMasterOrder: "true" } },
    ];
  },
  "orders/read-order-status": (world, caller, kind) => [
    { params: { orderId: kind === "missing" ? "9-9" : ownerOf(world, caller, kind).order.orderIds[0] } },
  ],
  "orders/act-on-order": (...asked) => [{ ...orderParams(...asked), query: { action: "CLOSE" } }],
  "orders/list-seller-orders": () => [{}, { query: { group: "new", number: "26" } }],
  "orders/read-seller-order": async (...asked) => [await received(...asked)],
  "orders/move-seller-order": async (...asked) => [
    { ...(await received(...asked)), body: { action: "ACCEPT", from: "ORD_PLACED" } },
  ],
  "orders/confirm-cash": async (...asked) => [await received(...asked)],
  "orders/list-refunds": nothing,
  "orders/read-refundable": (...asked) => [orderParams(...asked)],
  "orders/move-refund": () => [{ params: { refundId: 999_999 }, body: { action: "APPROVE" } }],
  "settlements/list-settlements": nothing,
  "settlements/move-settlement": (...asked) => [
    { ...orderParams(...asked), body: { action: "APPROVE_SETTLEMENT" } },
  ],
  "payments/list-transfers": nothing,
  "payments/decide-transfer": (...asked) => [
    { ...masterParams(...asked), body: { reference: "412345678901", isReceived: true } },
  ],
  "orders/list-orders": () => [{}, { query: { type: "dummy" } }],
  "earnings/read-earnings": () => [{}, { query: { type: "dummy" } }],
  "earnings/list-accounts": () => [{ body: {} }],
  "earnings/list-pending-payments": () => [{}, { query: { limit: 5 } }],
  "payments/read-payment": (world, caller, kind) => [orderParams(world, caller, kind)],
  "payments/read-transfer": (world, caller, kind) => [masterParams(world, caller, kind)],
  "payments/claim-transfer": (world, caller, kind) => [
    { ...masterParams(world, caller, kind), body: { utr: "412345678901" } },
  ],
  "payments/record-payment": (world, caller, kind) => {
    numbers += 1;
    const body = { amountInPaise: 100, paidThrough: "UPI", reference: `UPI${numbers}` };
    return [{ ...orderParams(world, caller, kind), body }];
  },
  "payments/start-payment": (world, caller, kind) => [{ ...masterParams(world, caller, kind), body: {} }],
  "payments/give-up-payment": (world, caller, kind) => [masterParams(world, caller, kind)],
  "payments/read-open-payment": nothing,
  "payments/read-online-payment": onlinePaymentParams,
  "payments/check-payment": onlinePaymentParams,
  "payments/list-refunds": (world, caller, kind) => [orderParams(world, caller, kind)],
  "payments/refund-order": (world, caller, kind) => [
    { ...orderParams(world, caller, kind), body: { amountInPaise: 100, reason: "Short weight" } },
  ],
  "payments/move-provider-refund": () => [{ params: { token: "R1" }, body: { action: "ASK" } }],
  "payments/list-open-payments": nothing,
  "payments/return-after-success": () => [{ form: "status=success&hash=forged" }],
  "payments/return-after-failure": () => [{ form: "status=failure&hash=forged" }],
  "payments/take-report": () => [{ form: "status=success&hash=forged" }],
  "payments/take-refund-report": () => [{ query: { secret: "forged" }, form: "token=R1&status=success" }],
  ...deskInputs,
  ...feedInputs,
  ...requestInputs,
  ...supportInputs,
  "dev/read-clock": nothing,
  "dev/move-clock": () => [{ body: { offsetInMilliseconds: 0 } }],
  "dev/read-outbox": nothing,
};

/** A cart ready to place, of one pack: the stranger's differs. Gives its session. */
async function fillCart({ app, product, stranger }: World, caller: Somebody): Promise<string> {
  const as = await sessionFor(app, caller);
  if (caller === stranger) return as;
  const wish = { params: { listingId: product.listingId }, body: { quantity: 1 } };
  await app.call(setCartQuantity, wish, { as });
  await readyToPlace(app, { as, lines: [] });
  return as;
}

async function emptyLine({ app, product, stranger }: World, caller: Somebody): Promise<void> {
  if (caller === stranger) return;
  const as = await sessionFor(app, caller);
  await app.call(removeFromCart, { params: { listingId: product.listingId } }, { as });
}
