import { sql } from "kysely";
import type { Hindrance } from "#engine/server/privacy/table-privacy.ts";

/** A seller stays until what is due to him or from him is paid. */
export const settlementsHindrances: readonly Hindrance[] = [
  {
    text: {
      en: "Your business and Santha still have something to pay each other.",
      te: "మీ వ్యాపారానికి, సంతకు మధ్య చెల్లించాల్సింది ఇంకా ఉంది.",
    },
    holds: (id) => sql<boolean>`exists (
      select from published.sellers join published.ledger_seller_dues on ledger_seller_dues.seller_id = sellers.id
      where sellers.profile_id = ${id} and ledger_seller_dues.due_in_paise <> 0)`,
  },
];
