import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { ClaimedCart } from "#features/cart/server";
import { holdStock, takeStock } from "#features/catalogue/server";
import { placeOrder as endpoint, type PaymentMode } from "../../contract/checkout.ts";
import { countUnpaidMasters } from "../placed-orders.queries.ts";

/** Orders waiting and ended unpaid within a day, as a multiple of those that may wait at once. */
const endedUnpaidFactor = 2;
const dayInMilliseconds = 24 * 60 * 60_000;

interface Asked {
  readonly isPractice: boolean;
}

/** Practice is for agents. @throws AppError for everybody else. */
export function refusePractice({ actor }: MemberContext, { isPractice }: Asked): void {
  if (isPractice && !actor.roles.includes("agent")) refuse(endpoint, "checkout/practice-for-agents");
}

/** Whether the cart has to wait for its online payment; practice is never paid. */
export function isPaidOnline(asked: Asked & { readonly paymentMode: PaymentMode }): boolean {
  return !asked.isPractice && asked.paymentMode === "Online";
}

/**
 * Unpaid orders keep goods from others, so one person has few of them at once, and few in a day that end unpaid: nobody
 * keeps goods by ordering them again and again. His cart is held: two at once are counted.
 */
export async function refuseTooManyUnpaid(
  { actor, clock, flags }: MemberContext,
  transaction: Transaction,
  { isPractice, paymentMode }: Asked & { readonly paymentMode: PaymentMode },
): Promise<void> {
  if (isPractice || paymentMode === "COD") return;
  const { waiting, ended } = await countUnpaidMasters(transaction, {
    buyerProfileId: actor.profileId,
    endedSince: new Date(clock.now().getTime() - dayInMilliseconds),
  });
  const most = flags.numberOf("unpaid-orders");
  if (waiting >= most) refuse(endpoint, "checkout/too-many-unpaid", { values: { unpaid: String(waiting) } });
  if (waiting + ended >= endedUnpaidFactor * most)
    refuse(endpoint, "checkout/too-many-ended-unpaid", { values: { ended: String(ended) } });
}

/** Takes the packs of the cart, false when they are not there; a practice order only gives back what was held for it. */
export async function takePacks(
  context: MemberContext,
  transaction: Transaction,
  cart: ClaimedCart,
  { isPractice }: Asked,
): Promise<boolean> {
  const { profileId } = context.actor;
  if (!isPractice) return takeStock(transaction, cart.lines, profileId);
  await holdStock(context, transaction, profileId, []);
  return true;
}
