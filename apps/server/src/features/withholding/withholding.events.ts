import { levies } from "@santha/contract/withholding";
import * as z from "zod/mini";
import { defineEvent } from "#platform/events";

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
