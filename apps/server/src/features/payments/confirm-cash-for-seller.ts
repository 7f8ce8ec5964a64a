import { confirmCashForSeller as endpoint } from "@santha/contract/cash-of-sellers";
import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { formatPaise } from "@santha/contract/money-text";
import { confirmCash, findOpenCash, type OpenCash } from "#features/orders";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { tellCashNoted } from "./cash-notices.ts";
import { closeClaims } from "./close-cash-claims.ts";

/**
 * Finance says what cash a seller has taken who does not say it himself, as the receipt or both sides show it: by his own
 * rules, once, whoever of the two is first. He reads what was noted of him and why.
 */
export async function confirmCashForSeller(
  context: MemberContext,
  { params: { orderId }, body: { receivedInPaise, reason } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const open = await findOpenCash(context.database, orderId);
  if (open === undefined) return refuse(endpoint, "payments/order-not-found");
  if (open === null) return refuse(endpoint, "payments/no-cash-open");
  if (!isPossible(open, receivedInPaise)) {
    return refuse(endpoint, "payments/cash-out-of-range", {
      fields: { receivedInPaise: "payments/cash-out-of-range" },
      values: { least: formatPaise(open.leastInPaise), most: formatPaise(open.mostInPaise) },
    });
  }
  const noted = { orderId, receivedInPaise, reason };
  const done = await confirmCash(context, orderId, receivedInPaise, async (transaction, takenInPaise) => {
    await closeClaims(context, transaction, orderId);
    await tellCashNoted(context, transaction, {
      ...noted,
      takenInPaise,
    });
    await audit(context, transaction, {
      action: "payments/cash-confirmed",
      subject: `order ${orderId}`,
      detail: { receivedInPaise, reason },
    });
  });
  return done === "confirmed" ? { orderId, receivedInPaise } : refuse(endpoint, "payments/no-cash-open");
}

function isPossible({ leastInPaise, mostInPaise, canBeNone }: OpenCash, received: number): boolean {
  return received === 0 ? canBeNone : received >= leastInPaise && received <= mostInPaise;
}
