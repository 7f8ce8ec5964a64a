import * as z from "zod/mini";
import { defineEvent } from "#engine/server/jobs/events.ts";

/** Somebody has raised a grievance: its two clocks run. */
export const grievanceRaised = defineEvent(
  "grievances/raised",
  z.object({ grievanceId: z.int(), subject: z.string() }),
);

/** Its person has written more under a grievance. */
export const grievanceAddedTo = defineEvent("grievances/added-to", z.object({ grievanceId: z.int() }));

/** Support has acknowledged a grievance. */
export const grievanceAcknowledged = defineEvent(
  "grievances/acknowledged",
  z.object({ grievanceId: z.int() }),
);

/** Support has answered a grievance; its last answer settles it. */
export const grievanceAnswered = defineEvent(
  "grievances/answered",
  z.object({ grievanceId: z.int(), isSettled: z.boolean() }),
);
