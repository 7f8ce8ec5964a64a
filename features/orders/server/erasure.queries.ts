import { sql } from "kysely";
import type { Hindrance } from "#engine/server/privacy/table-privacy.ts";

const over = sql`('PAYMENT_FAILED', 'ORD_EXPIRED', 'ORD_CANCELLED', 'ORD_REFUNDED', 'SETTLED')`;
/** Delivered for good: what is still to be settled is between the house and the seller. */
const overForBuyer = sql`(orders.state in ${over}
  or (not orders.is_cancelled and orders.state in ('SETTLEMENT_APPROVAL_INP', 'SETTLEMENT_INP')))`;

/** While orders or refunds are open, the people in them stay. */
export const ordersHindrances: readonly Hindrance[] = [
  {
    text: {
      en: "You have orders that are not finished.",
      te: "పూర్తికాని ఆర్డర్లు మీకు ఉన్నాయి.",
    },
    holds: (id) => sql<boolean>`exists (select from orders
      where orders.buyer_profile_id = ${id} and not orders.is_practice and not ${overForBuyer})`,
  },
  {
    text: {
      en: "An order that somebody placed for you is not finished.",
      te: "మీ కోసం వేరొకరు ఇచ్చిన ఆర్డర్ ఇంకా పూర్తికాలేదు.",
    },
    holds: (id) => sql<boolean>`exists (
      select from published.profiles recipient
        join master_orders on master_orders.phone = recipient.mobile_no
          or master_orders.farmer_mobile_no = recipient.mobile_no
        join orders on orders.master_id = master_orders.id
      where recipient.id = ${id} and orders.buyer_profile_id <> ${id} and not orders.is_practice
        and not ${overForBuyer})`,
  },
  {
    text: {
      en: "Your business has orders that are not finished.",
      te: "మీ వ్యాపారానికి పూర్తికాని ఆర్డర్లు ఉన్నాయి.",
    },
    holds: (
      id,
    ) => sql<boolean>`exists (select from orders join published.sellers on sellers.id = orders.seller_id
      where sellers.profile_id = ${id} and not orders.is_practice and orders.state not in ${over})`,
  },
  {
    text: {
      en: "Money is still on its way back to you.",
      te: "మీకు రావాల్సిన వాపసు సొమ్ము ఇంకా అందలేదు.",
    },
    holds: (id) =>
      sql<boolean>`exists (select from order_refunds where buyer_profile_id = ${id} and status <> 'confirmed')`,
  },
];
