import { type Calls, missingId, type ObjectKind, orderParams } from "#testing/calls/calls.ts";
import type { Somebody, World } from "#testing/calls/world.ts";
import { sessionFor } from "#testing/process/app.ts";
import { removeFromCart } from "./contract.ts";

const listingIdOf = ({ product }: World, kind: ObjectKind) =>
  kind === "missing" ? missingId : product.listingId;

async function emptyLine({ app, product, stranger }: World, caller: Somebody): Promise<void> {
  if (caller === stranger) return;
  const as = await sessionFor(app, caller);
  await app.call(removeFromCart, { params: { listingId: product.listingId } }, { as });
}

/** What the calls of cart answer, and what is sent to them. */
export const calls: Calls = {
  "cart/read-cart": { own: 200 },
  "cart/count-cart": { own: 200 },
  "cart/add-to-cart": {
    own: 201,
    missing: 404,
    note: "into the caller's own cart",
    sends: (world, _, kind) => [{ body: { listingId: listingIdOf(world, kind), quantity: 1 } }],
  },
  "cart/set-quantity": {
    own: 200,
    missing: 404,
    note: "in the caller's own cart",
    sends: (world, _, kind) => [{ params: { listingId: listingIdOf(world, kind) }, body: { quantity: 2 } }],
  },
  "cart/remove-line": {
    own: 200,
    others: 200,
    missing: 200,
    note: "out of the caller's own cart; a line that is not there changes nothing",
    sends: async (world, caller, kind) => {
      // Another person's line is one that only his cart has.
      if (kind === "others") await emptyLine(world, caller);
      return [{ params: { listingId: listingIdOf(world, kind) } }];
    },
  },
  "cart/reorder": {
    own: 200,
    others: 404,
    missing: 404,
    sends: (world, caller, kind) => [orderParams(world, caller, kind)],
  },
};
