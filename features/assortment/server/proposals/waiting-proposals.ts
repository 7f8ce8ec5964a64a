import { sql } from "kysely";
import { type AdminQueue, lengthOf } from "#engine/server/admin-start.ts";

/** Proposed products that nobody has decided, for the console. */
export const waitingProposals: AdminQueue = {
  name: "assortment/proposals",
  title: { en: "Product approvals", te: "ఉత్పత్తుల ఆమోదం" },
  role: "platform-admin",
  leadsTo: "/app/admin/products",
  search: { part: "proposals" },
  limitInHours: 24,
  read: (reader, { most }) =>
    lengthOf(
      reader,
      sql`select proposed_at as since from product_proposals where state = 'waiting' order by proposed_at, id`,
      most,
    ),
};

/** Photos that nobody has decided, of products still without any, for the console. */
export const waitingPhotos: AdminQueue = {
  name: "assortment/photos",
  title: { en: "Product photos", te: "ఉత్పత్తుల ఫోటోలు" },
  role: "platform-admin",
  leadsTo: "/app/admin/products",
  search: { part: "photos" },
  limitInHours: 24,
  read: (reader, { most }) =>
    lengthOf(
      reader,
      sql`select offered_at as since from photo_offers offer
        join published.product_level3 product on product.id = offer.level3_id
        where offer.state = 'waiting' and cardinality(product.photo_keys) = 0 order by offered_at, offer.id`,
      most,
    ),
};
