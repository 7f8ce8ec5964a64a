import { sql } from "kysely";
import { type AdminQueue, lengthOf } from "#engine/server/admin-start.ts";

/** Closings that no platform admin has decided, for the console. */
export const waitingClosings: AdminQueue = {
  name: "moderation/closings",
  title: { en: "Writing to close for good", te: "పూర్తిగా మూసివేయమని అడిగినవి" },
  role: "platform-admin",
  leadsTo: "/app/admin/writing",
  limitInHours: 168,
  read: (reader, { most }) =>
    lengthOf(
      reader,
      sql`select begins_at as since from writing_pauses where closing = 'asked' and lifted_at is null order by 1`,
      most,
    ),
};
