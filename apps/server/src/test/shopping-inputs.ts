import { addAddress } from "@santha/contract/addresses";
import { removeFromCart, setCartQuantity } from "@santha/contract/cart";
import { readCheckout } from "@santha/contract/checkout";
import { createWishlist } from "@santha/contract/wishlist";
import type { ObjectKind } from "../permissions.table.ts";
import { sessionFor } from "./app.ts";
import { aConsent, aDraftInput, anAssist, aRequestOfConsent } from "./assist-inputs.ts";
import { aWelcomeCoupon } from "./coupons.ts";
import { type Input, type MakeInput, missingId, nothing, orderParams, ownerOf } from "./inputs.ts";
import { anOffer, anOwnListing } from "./offers.ts";
import type { Somebody, World } from "./permission-world.ts";
import { farmersAddress, readyToPlace } from "./shopping.ts";

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

/** What is sent to the calls about the wishlist, cart, check-out and what belongs to them. */
export const shoppingInputs: Readonly<Record<string, MakeInput>> = {
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
  "coupons/read-terms": nothing,
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
};
