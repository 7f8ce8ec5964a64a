import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { bookGrant } from "./book-grant.ts";
import { sumOfGrants } from "./first-approval.queries.ts";
import { findMoneyOf, insertRefund } from "./refunds.queries.ts";

export interface Grant {
  readonly orderId: string;
  readonly amountInPaise: number;
  readonly reason: string;
  readonly grantedByProfileId: number;
}

/**
 * Refunds money without packs; the caller holds the order lock. Who grants it approves it; where the grants of the
 * order are above the set sum a second person has to as well: until then nothing is booked, and it may be refused.
 */
export async function grantRefundIn(
  world: Pick<Platform, "clock" | "config" | "events" | "ids">,
  transaction: Transaction,
  { orderId, amountInPaise, reason, grantedByProfileId }: Grant,
): Promise<{ readonly refundId: number; readonly waits: boolean } | "no-order" | "more-than-paid"> {
  const money = await findMoneyOf(transaction, orderId);
  if (!money) return "no-order";
  const leftInPaise = money.paidInPaise - money.backInPaise;
  if (amountInPaise > leftInPaise) return "more-than-paid";
  const { buyerProfileId } = money;
  const grantedInPaise = amountInPaise + (await sumOfGrants(transaction, orderId));
  const waits = grantedInPaise > world.config.secondPersonAboveInPaise;
  const refundId = await insertRefund(transaction, {
    ...{ effectKey: `money:${world.ids.token()}`, orderId, buyerProfileId, amountInPaise },
    ...{ isWhole: false, reason, grantedByProfileId, at: world.clock.now() },
    ...(waits ? { firstApprovedByProfileId: grantedByProfileId } : { status: "to-send" as const }),
  });
  if (!waits) await bookGrant(world, transaction, { refundId, orderId, buyerProfileId, amountInPaise });
  return { refundId, waits };
}
