import { sql } from "kysely";
import type { Hindrance } from "#engine/server/privacy/table-privacy.ts";

/** Goods without a seller must not stay for sale, and packs that are kept for somebody go back by their own job. */
export const catalogueHindrances: readonly Hindrance[] = [
  {
    text: {
      en: "Packs are kept for your checkout. They are free again within the hour.",
      te: "మీ చెక్అవుట్ కోసం కొన్ని ప్యాక్‌లు ఉంచాం. గంటలోపు అవి విడుదలవుతాయి.",
    },
    holds: (id) => sql<boolean>`exists (select from stock_holds where holder_profile_id = ${id} and is_live)`,
  },
  {
    text: {
      en: "Your business still has goods for sale. Take them off sale first.",
      te: "మీ వ్యాపారం సరుకులు ఇంకా అమ్మకంలో ఉన్నాయి. ముందు వాటిని అమ్మకం నుంచి తీసేయండి.",
    },
    holds: (
      id,
    ) => sql<boolean>`exists (select from listings join published.sellers on sellers.id = listings.seller_id
      where sellers.profile_id = ${id} and listings.is_listed)`,
  },
];
