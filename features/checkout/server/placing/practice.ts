import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { ClaimedCart } from "#features/cart/server";
import { holdStock, takeStock } from "#features/catalogue/server";
import { placeOrder as endpoint, type PaymentMode } from "../../contract/checkout.ts";
import { countUnpaidMasters } from "../placed-orders.queries.ts";

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

/** Unpaid orders keep goods from others, so one person has few of them. His cart is held: two at once are counted. */
export async function refuseTooManyUnpaid(
  { actor, config }: MemberContext,
  transaction: Transaction,
  { isPractice, paymentMode }: Asked & { readonly paymentMode: PaymentMode },
): Promise<void> {
  if (isPractice || paymentMode === "COD") return;
  const unpaid = await countUnpaidMasters(transaction, actor.profileId);
  if (unpaid < config.unpaidOrdersPerPerson) return;
  refuse(endpoint, "checkout/too-many-unpaid", { values: { unpaid: String(unpaid) } });
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
