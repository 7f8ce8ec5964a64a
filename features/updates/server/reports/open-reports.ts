import { sql } from "kysely";
import { type AdminQueue, lengthOf } from "#engine/server/admin-start.ts";

/** Reported updates that nobody has decided, for the console. */
export const openReports: AdminQueue = {
  name: "updates/reported",
  title: { en: "Reported updates", te: "ఫిర్యాదు వచ్చిన అప్‌డేట్‌లు" },
  role: "support",
  leadsTo: "/app/admin/support/updates",
  limitInHours: 48,
  read: (reader, { most }) =>
    lengthOf(
      reader,
      sql`select min(reported_at) as since from update_reports join updates on updates.id = update_id
        where decided_at is null and taken_down_at is null group by update_id order by 1`,
      most,
    ),
};
