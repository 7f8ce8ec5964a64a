import { sql } from "kysely";
import { type AdminQueue, lengthOf } from "#engine/server/admin-start.ts";

/** Messages to support that nobody has closed, for the console. */
export const openMessages: AdminQueue = {
  name: "help/open-messages",
  title: { en: "Messages to support", te: "సహాయ బృందానికి సందేశాలు" },
  role: "support",
  leadsTo: "/app/admin/support/messages",
  limitInHours: 24,
  read: (reader, { most }) =>
    lengthOf(
      reader,
      sql`select created_at as since from help_messages where closed_at is null order by id`,
      most,
    ),
};
