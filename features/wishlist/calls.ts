import { type Calls, type MakeInput, missingId, type ObjectKind, ownerOf } from "#testing/calls/calls.ts";
import type { Somebody, World } from "#testing/calls/world.ts";
import { sessionFor } from "#testing/process/app.ts";
import { createWishlist } from "./contract.ts";

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

/** What the calls of wishlist answer, and what is sent to them. */
export const calls: Calls = {
  "wishlist/list-wishlists": { own: 200, sends: () => [{ query: { store: "santha" } }] },
  "wishlist/read-wishlist": { own: 200, others: 404, missing: 404, sends: wishlistParams },
  "wishlist/create-wishlist": {
    own: 201,
    missing: 404,
    sends: ({ product }, _, kind) => [
      {
        body: {
          productLevel2Id: product.level2Id,
          productLevel3Id: kind === "missing" ? missingId : product.level3Id,
          store: "santha",
        },
      },
    ],
  },
  "wishlist/delete-wishlist": { own: 200, others: 404, missing: 404, sends: wishlistParams },
  "wishlist/release-product": {
    own: 200,
    missing: 200,
    note: "of the caller's own wishlist; what is not on it changes nothing",
    sends: ({ product }, _, kind) => [
      { params: { level3Id: kind === "missing" ? missingId : product.level3Id } },
    ],
  },
  "wishlist/list-wishlist-products": { own: 200, others: 404, missing: 404, sends: wishlistParams },
};
