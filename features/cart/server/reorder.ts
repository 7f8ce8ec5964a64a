import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { type ListingForSale, readListingsForBuyer } from "#features/catalogue/server";
import { reorder as endpoint, type NotReordered } from "../contract.ts";
import { mostPacks } from "./cart-view.ts";
import { holdOpenCart } from "./hold-open-cart.ts";
import { type OrderedBefore, selectLinesOrdered } from "./ordered-before.queries.ts";
import { putLines, quantitiesOf } from "./queries.ts";
import { readCart } from "./read-cart.ts";

/**
 * Copies the lines of an earlier order into the cart, at today's prices. Existing lines are raised to the ordered
 * quantity but never lowered, so repeating changes nothing. Returns the lines that are sold out or gone.
 */
export async function reorder(
  context: MemberContext,
  { params: { orderId } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const buyerId = context.actor.profileId;
  const at = context.clock.now();
  const notReordered = await inTransaction(context, async (transaction) => {
    const ordered = await selectLinesOrdered(transaction, { orderId, buyerProfileId: buyerId });
    if (ordered.length === 0) return refuse(endpoint, "cart/order-not-found");
    const cartId = await holdOpenCart(transaction, buyerId, at);
    const listings = await readListingsForBuyer(transaction, {
      buyerId,
      wanted: ordered,
      onDay: dayInIndia(at),
      at,
    });
    const already = await quantitiesOf(transaction, cartId);
    const lines = ordered.map((line) => wishOf(line, listings, already.get(line.listingId) ?? 0));
    const raised = lines.filter(({ quantity, inCart }) => quantity > inCart);
    if (raised.length > 0) await putLines(transaction, { cartId, lines: raised, at });
    return lines.filter(({ quantity, ordered: then }) => quantity < then).map(missingOf);
  });
  return { cart: await readCart(context), notReordered };
}

interface Wish {
  readonly listingId: number;
  readonly title: NotReordered["title"];
  readonly ordered: number;
  readonly inCart: number;
  /** The quantity in the cart afterwards. */
  readonly quantity: number;
}

function wishOf(line: OrderedBefore, listings: readonly ListingForSale[], inCart: number): Wish {
  const listing = listings.find(({ listingId }) => listingId === line.listingId);
  const available = listing?.isListed ? Math.min(listing.available, mostPacks) : 0;
  const quantity = Math.max(inCart, Math.min(line.quantity, available));
  return { listingId: line.listingId, title: line.title, ordered: line.quantity, inCart, quantity };
}

function missingOf({ title, ordered, quantity }: Wish): NotReordered {
  return { title, ordered, inCart: quantity };
}
