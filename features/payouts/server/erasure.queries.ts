import { sql } from "kysely";
import type { Hindrance } from "#engine/server/privacy/table-privacy.ts";

/** Money on its way to a person needs his name and account. */
export const payoutsHindrances: readonly Hindrance[] = [
  {
    text: { en: "A payout to you is under way.", te: "మీకు చెల్లింపు దారిలో ఉంది." },
    holds: (id) =>
      sql<boolean>`exists (select from payouts where profile_id = ${id} and state = 'under-way')`,
  },
];
