import * as z from "zod/mini";
import { defineEvent } from "#platform/events";

/** A cart became a master order with one order per seller. */
export const orderPlaced = defineEvent("orders/placed", z.object({ masterId: z.string() }));

/** A master order that waited for its online payment is paid, and goes to its sellers. */
export const orderPaidOnline = defineEvent("orders/paid-online", z.object({ masterId: z.string() }));

/** An order moved on. */
export const orderStateChanged = defineEvent(
  "orders/state-changed",
  z.object({ orderId: z.string(), from: z.string(), to: z.string() }),
);
