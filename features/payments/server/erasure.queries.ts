import { sql } from "kysely";
import type { Hindrance } from "#engine/server/privacy/table-privacy.ts";

/** A payment that finance has not looked at yet needs its payer. */
export const paymentsHindrances: readonly Hindrance[] = [
  {
    text: {
      en: "A payment of yours is still being checked.",
      te: "మీ చెల్లింపు ఒకటి ఇంకా పరిశీలనలో ఉంది.",
    },
    holds: (id) => sql<boolean>`exists (select from payment_claims
      where buyer_profile_id = ${id} and status = 'waiting')`,
  },
];
