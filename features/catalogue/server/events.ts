import * as z from "zod/mini";
import { defineEvent } from "#engine/server/jobs/events.ts";

/** The admin has put photos on a product. */
export const photosPut = defineEvent("catalogue/photos-put", z.object({ level3Id: z.int() }));

/** More listings than were changed at once go by a rule which has begun: those behind this one are left. */
export const commissionsLeft = defineEvent(
  "catalogue/commissions-left",
  z.object({ onDay: z.string(), after: z.int() }),
);
