import { sql } from "kysely";
import { type AdminQueue, lengthOf } from "#engine/server/admin-start.ts";

const refundsToApprove: AdminQueue = {
  name: "orders/refunds",
  title: { en: "Refunds to approve", te: "ఆమోదించాల్సిన సొమ్ము వాపసులు" },
  role: "finance",
  leadsTo: "/app/admin/finance/refunds",
  limitInHours: 48,
  read: (reader, { most }) =>
    lengthOf(
      reader,
      sql`select asked_at as since from order_refunds where status = 'to-approve' order by id`,
      most,
    ),
};

const settlementsToApprove: AdminQueue = {
  name: "orders/settlements",
  title: { en: "Seller payments to approve", te: "ఆమోదించాల్సిన అమ్మకందారు చెల్లింపులు" },
  role: "finance",
  leadsTo: "/app/admin/finance/settlements",
  limitInHours: 72,
  read: (reader, { most }) =>
    lengthOf(
      reader,
      sql`select state_entered_at as since from orders where state = 'SETTLEMENT_APPROVAL_INP' and not is_cancelled
        order by state_entered_at`,
      most,
    ),
};

const requestsToDecide: AdminQueue = {
  name: "orders/requests",
  title: { en: "Cancellations and returns", te: "రద్దులు, వాపసులు" },
  role: "support",
  leadsTo: "/app/admin/support",
  limitInHours: 24,
  read: (reader, { most }) =>
    lengthOf(
      reader,
      sql`select asked_at as since from order_requests where status = 'open' order by asked_at`,
      most,
    ),
};

/** What orders have waiting for finance and support, for the console. */
export const orderQueues: readonly AdminQueue[] = [refundsToApprove, settlementsToApprove, requestsToDecide];
