import { sql } from "kysely";
import { type AdminQueue, lengthOf } from "#engine/server/admin-start.ts";

/** Licences that nobody has checked, for the console. */
export const waitingLicences: AdminQueue = {
  name: "licences/waiting",
  title: { en: "Sellers' licences", te: "అమ్మకందారుల లైసెన్సులు" },
  role: "platform-admin",
  leadsTo: "/app/admin/licences",
  limitInHours: 48,
  read: (reader, { most }) =>
    lengthOf(
      reader,
      sql`select moved_at as since from licence_requests where state = 'waiting' order by moved_at, id`,
      most,
    ),
};
