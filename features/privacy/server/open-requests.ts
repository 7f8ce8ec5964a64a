import { sql } from "kysely";
import { type AdminQueue, lengthOf } from "#engine/server/admin-start.ts";

/** Requests for a copy or an erasure that are open, for the console; the law gives 30 days. */
export const openRequests: AdminQueue = {
  name: "privacy/open",
  title: { en: "Privacy requests", te: "గోప్యతా అభ్యర్థనలు" },
  role: "platform-admin",
  leadsTo: "/app/admin/privacy",
  limitInHours: 720,
  read: (reader, { most }) =>
    lengthOf(
      reader,
      sql`select asked_at as since from privacy_requests where ended_at is null order by due_at, id`,
      most,
    ),
};
