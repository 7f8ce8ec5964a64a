import * as z from "zod/mini";
import { defineEvent } from "#engine/server/jobs/events.ts";
import { levies } from "../contract.ts";

/** A month's tax was paid to the state. */
export const taxPaid = defineEvent(
  "withholding/tax-paid",
  z.object({ month: z.string(), levy: z.enum(levies), amountInPaise: z.int() }),
);

/** The state has paid back a tax that was paid too much and claimed. */
export const taxRefunded = defineEvent(
  "withholding/tax-refunded",
  z.object({ month: z.string(), levy: z.enum(levies), amountInPaise: z.int() }),
);

/** What was noted of a month's tax, below zero where the state had paid it back, was wrong, and is taken back. */
export const taxTakenBack = defineEvent(
  "withholding/tax-taken-back",
  z.object({ month: z.string(), levy: z.enum(levies), amountInPaise: z.int() }),
);
