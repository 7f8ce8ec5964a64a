import * as z from "zod/mini";
import { defineEvent } from "#engine/server/jobs/events.ts";

/** More listings than were changed at once go by a rule which has begun: those behind this one are left. */
export const commissionsLeft = defineEvent(
  "catalogue/commissions-left",
  z.object({ onDay: z.string(), after: z.int() }),
);
