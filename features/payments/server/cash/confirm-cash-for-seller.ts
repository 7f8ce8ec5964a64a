import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { formatPaise } from "#engine/contract/money-text.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { confirmCash, findOpenCash, type OpenCash } from "#features/orders/server";
import { confirmCashForSeller as endpoint } from "../../contract/cash-of-sellers.ts";
import { tellCashNoted } from "./cash-notices.ts";
import { closeClaims } from "./close-cash-claims.ts";

/**
 * Finance confirms the cash of a seller who does not, by a receipt or the word of both sides. The seller's rules
 * apply, and whoever confirms first counts. The seller is notified of amount and reason.
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
