import { sql } from "kysely";
import { type AdminQueue, lengthOf } from "#engine/server/admin-start.ts";

/** Proposed products that nobody has decided, for the console. */
export const waitingProposals: AdminQueue = {
  name: "assortment/proposals",
  title: { en: "Product approvals", te: "ఉత్పత్తుల ఆమోదం" },
  role: "platform-admin",
  leadsTo: "/app/admin/products",
  limitInHours: 24,
  read: (reader, { most }) =>
    lengthOf(
      reader,
      sql`select proposed_at as since from product_proposals where state = 'waiting' order by proposed_at, id`,
      most,
    ),
};
