import { sql } from "kysely";
import type { Hindrance } from "#engine/server/privacy/table-privacy.ts";

/** An application that is being checked is decided or withdrawn first. */
export const applicationsHindrances: readonly Hindrance[] = [
  {
    text: {
      en: "Your application to work with Santha is being checked. Withdraw it first.",
      te: "సంతతో పనిచేయడానికి మీ దరఖాస్తు పరిశీలనలో ఉంది. ముందు దాన్ని వెనక్కి తీసుకోండి.",
    },
    holds: (id) => sql<boolean>`exists (select from applications
      where profile_id = ${id} and state in ('applied', 'more-needed'))`,
  },
];
