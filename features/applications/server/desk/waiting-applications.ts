import { sql } from "kysely";
import { type AdminQueue, lengthOf } from "#engine/server/admin-start.ts";

/** Applications that nobody has decided, for the console. */
export const waitingApplications: AdminQueue = {
  name: "applications/waiting",
  title: { en: "Applications", te: "దరఖాస్తులు" },
  role: "platform-admin",
  leadsTo: "/app/admin/applications",
  limitInHours: 48,
  read: (reader, { most }) =>
    lengthOf(
      reader,
      sql`select moved_at as since from applications
        where sent_at is not null and state = 'applied' order by moved_at, id`,
      most,
    ),
};
