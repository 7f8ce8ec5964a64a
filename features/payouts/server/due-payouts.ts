import { sql } from "kysely";
import { type AdminQueue, lengthOf } from "#engine/server/admin-start.ts";

/** Payouts that were made and that the bank has not confirmed, for the console. */
export const duePayouts: AdminQueue = {
  name: "payouts/under-way",
  title: { en: "Agent payouts to confirm", te: "నిర్ధారించాల్సిన ఏజెంట్ చెల్లింపులు" },
  role: "finance",
  leadsTo: "/app/admin/finance/payouts",
  limitInHours: 72,
  read: (reader, { most }) =>
    lengthOf(
      reader,
      sql`select made_at as since from payouts join payout_batches on payout_batches.id = payouts.batch_id
        where payouts.state = 'under-way'`,
      most,
    ),
};
