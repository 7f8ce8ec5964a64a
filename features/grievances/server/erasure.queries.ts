import { sql } from "kysely";
import type { Hindrance } from "#engine/server/privacy/table-privacy.ts";

/** Whoever waits to be heard stays reachable. */
export const grievancesHindrances: readonly Hindrance[] = [
  {
    text: { en: "A grievance of yours is not settled.", te: "మీ ఫిర్యాదు ఒకటి ఇంకా పరిష్కారం కాలేదు." },
    holds: (id) =>
      sql<boolean>`exists (select from grievances where profile_id = ${id} and settled_at is null)`,
  },
];
