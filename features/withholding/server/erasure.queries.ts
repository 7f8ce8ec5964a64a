import { sql } from "kysely";
import type { Hindrance } from "#engine/server/privacy/table-privacy.ts";

/** The returns to the tax offices name the person, and those of a year are filed by the end of the next. */
export const withholdingHindrances: readonly Hindrance[] = [
  {
    text: {
      en: "Tax was kept back from your money in the last twelve months; the returns still have to name you.",
      te: "గత పన్నెండు నెలల్లో మీ సొమ్ము నుంచి పన్ను మినహాయించాం; పన్ను రిటర్నుల్లో మీ పేరు ఉండాలి.",
    },
    holds: (id) => sql<boolean>`exists (select from withheld_taxes
      where profile_id = ${id} and month >= to_char(current_date - interval '1 year', 'YYYY-MM'))`,
  },
];
