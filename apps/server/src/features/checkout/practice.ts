import { placeOrder as endpoint, type PaymentMode } from "@santha/contract/checkout";
import type { Transaction } from "@santha/database/client";
import type { ClaimedCart } from "#features/cart";
import { holdStock, takeStock } from "#features/catalogue";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";

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
