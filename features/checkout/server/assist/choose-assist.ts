import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { formatPaise } from "#engine/contract/money-text.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { holdOpenCart, updateMargins, upsertAssist } from "#features/cart/server";
import type { Checkout } from "../../contract/checkout.ts";
import { chooseAssist as endpoint } from "../../contract/checkout-assist.ts";
import { findOrdersOfDraft } from "../placed-orders.queries.ts";
import { linesAboveMrp, roomForHandling } from "../quote.ts";
import { quoteForCart } from "../read-checkout.ts";

/** Keeps for whom the open cart is, what the agent asks for each pack, and his handling charge. */
export async function chooseAssist(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<Checkout> {
  return inTransaction(context, async (transaction) => {
    const cartId = await holdOpenCart(transaction, context.actor.profileId, context.clock.now());
    const draftKey = await unplacedDraft(context, transaction, body.draftKey);
    await upsertAssist(transaction, cartId, { ...body, draftKey });
    await updateMargins(transaction, cartId, body.margins);
    const checkout = await quoteForCart(context, transaction);
    if (checkout.itemCount === 0) return refuse(endpoint, "checkout/cart-empty");
    refuseAboveMrp(checkout);
    return checkout;
  });
}

/** The key of a draft that has become no order yet; else the cart is something new. */
async function unplacedDraft(
  { actor }: MemberContext,
  transaction: Transaction,
  draftKey: string | undefined,
): Promise<string | null> {
  if (draftKey === undefined) return null;
  const placed = await findOrdersOfDraft(transaction, { buyerProfileId: actor.profileId, draftKey });
  return placed === undefined ? draftKey : null;
}

/** Names each line above its printed maximum price, else says what the handling charge may be at most. */
function refuseAboveMrp({ groups, totals }: Checkout): void {
  const lines = groups.flatMap((group) => group.lines);
  const above = linesAboveMrp(lines);
  if (above.length > 0) {
    refuse(endpoint, "checkout/margin-above-mrp", {
      data: {
        lines: above.map(({ listingId, mrpInPaise, priceInPaise }) => ({
          listingId,
          mostMarginInPaise: Math.max(0, mrpInPaise - priceInPaise),
        })),
      },
    });
  }
  const mostHandlingInPaise = roomForHandling(lines);
  if ((totals.agentHandlingInPaise ?? 0) > mostHandlingInPaise) {
    refuse(endpoint, "checkout/handling-above-mrp", {
      values: { most: formatPaise(mostHandlingInPaise) },
      fields: { agentHandlingInPaise: "checkout/handling-above-mrp" },
      data: { mostHandlingInPaise },
    });
  }
}
