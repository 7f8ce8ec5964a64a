import { sql } from "kysely";
import { type AdminQueue, lengthOf } from "#engine/server/admin-start.ts";

/** Complaints that are not settled, for the console; the soonest due stand first. */
export const openGrievances: AdminQueue = {
  name: "grievances/open",
  title: { en: "Complaints", te: "ఫిర్యాదులు" },
  role: "support",
  leadsTo: "/app/admin/support/grievances",
  limitInHours: 360,
  read: (reader, { most }) =>
    lengthOf(
      reader,
      sql`select raised_at as since from grievances where settled_at is null order by settle_by`,
      most,
    ),
};
