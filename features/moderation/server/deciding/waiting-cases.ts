import { sql } from "kysely";
import { type AdminQueue, lengthOf } from "#engine/server/admin-start.ts";

/** Reports and appeals that nobody has decided, for the console. */
export const waitingCases: AdminQueue = {
  name: "moderation/reported",
  title: { en: "Reported words", te: "ఫిర్యాదు వచ్చిన మాటలు" },
  role: "support",
  leadsTo: "/app/admin/support/reports",
  limitInHours: 48,
  read: (reader, { most }) =>
    lengthOf(
      reader,
      sql`select waits_since as since from moderation_cases where waits_since is not null order by 1`,
      most,
    ),
};
