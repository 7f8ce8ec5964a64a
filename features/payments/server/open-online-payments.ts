import { sql } from "kysely";
import { type AdminQueue, lengthOf } from "#engine/server/admin-start.ts";

/** Online payments whose result is not settled, for the console. */
export const openOnlinePayments: AdminQueue = {
  name: "payments/online",
  title: { en: "Unconfirmed payments", te: "నిర్ధారణ కాని చెల్లింపులు" },
  role: "finance",
  leadsTo: "/app/admin/finance",
  search: { part: "online" },
  limitInHours: 24,
  read: (reader, { most }) =>
    lengthOf(
      reader,
      sql`select started_at as since from online_payments
        where state = 'open' or (state <> 'paid' and captured_in_paise > refunded_in_paise)
        or (state = 'given-up' and standing <> 'not-found')
        order by started_at, txnid collate "C"`,
      most,
    ),
};

/** Transfers that buyers say they have made and that nobody has looked for, for the console. */
export const waitingTransfers: AdminQueue = {
  name: "payments/transfers",
  title: { en: "Transfers to find", te: "చూడాల్సిన బ్యాంక్ బదిలీలు" },
  role: "finance",
  leadsTo: "/app/admin/finance/transfers",
  limitInHours: 24,
  read: (reader, { most }) =>
    lengthOf(
      reader,
      sql`select claimed_at as since from payment_claims
        where status = 'waiting' and paid_through <> 'Cash' order by id`,
      most,
    ),
};
