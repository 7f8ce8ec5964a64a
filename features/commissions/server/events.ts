import * as z from "zod/mini";
import { defineEvent } from "#engine/server/jobs/events.ts";

/** The day of a rule has come: what agents earn on packs without a margin of their own may be another. */
export const rulesBegun = defineEvent("commissions/rules-begun", z.object({ onDay: z.string() }));
