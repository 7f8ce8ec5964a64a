import * as z from "zod/mini";
import { defineEvent } from "#engine/server/jobs/events.ts";

/** A credit note to a seller's document was issued: what he has supplied with the order is less. */
export const creditIssued = defineEvent(
  "invoices/credit-issued",
  z.object({ orderId: z.string(), effectKey: z.string() }),
);
