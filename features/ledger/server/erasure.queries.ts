import { sql } from "kysely";
import type { Hindrance } from "#engine/server/privacy/table-privacy.ts";

/** While the books owe a person something, or he owes them, he stays. */
export const ledgerHindrances: readonly Hindrance[] = [
  {
    text: { en: "You still have something to pay.", te: "మీరు చెల్లించాల్సింది ఇంకా ఉంది." },
    holds: (id) => sql<boolean>`exists (select from ledger_entries
      where account = 'buyer-receivable' and party_id = ${id} group by order_id having sum(amount_in_paise) <> 0)`,
  },
  {
    text: {
      en: "Margins are still to be paid to you.",
      te: "మీకు రావాల్సిన మార్జిన్ ఇంకా చెల్లించలేదు.",
    },
    holds: (id) => sql<boolean>`exists (select from ledger_entries
      where account = 'agent-payable' and party_id = ${id} group by order_id having sum(amount_in_paise) <> 0)`,
  },
];
