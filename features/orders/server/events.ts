import * as z from "zod/mini";
import { defineEvent } from "#engine/server/jobs/events.ts";
import { refundMethods } from "../contract/refunds.ts";

/** A cart became a master order with one order per seller. */
export const orderPlaced = defineEvent("orders/placed", z.object({ masterId: z.string() }));

/** A master order that waited for its online payment is paid, and goes to its sellers. */
export const orderPaidOnline = defineEvent("orders/paid-online", z.object({ masterId: z.string() }));

/** An order moved on; told for every move of the table, also those that only pass. */
export const orderStateChanged = defineEvent(
  "orders/state-changed",
  z.object({ orderId: z.string(), from: z.string(), to: z.string() }),
);

/** What a buyer asked for packs of an order was decided, line by line; also at once, where nobody had to agree. */
export const requestDecided = defineEvent(
  "orders/request-decided",
  z.object({ orderId: z.string(), requestId: z.int() }),
);

/** Packs were taken out of an order before dispatch, or given back after delivery; the rest goes on. */
export const linesRemoved = defineEvent(
  "orders/lines-removed",
  z.object({ orderId: z.string(), requestId: z.int() }),
);

/** A refund was approved (`to-send`), sent, confirmed or failed; sent how, and under which number. */
export const refundMoved = defineEvent(
  "orders/refund-moved",
  z.object({
    refundId: z.int(),
    orderId: z.string(),
    status: z.string(),
    method: z._default(z.nullable(z.enum(refundMethods)), null),
    reference: z._default(z.nullable(z.string()), null),
  }),
);

/** Money is to go back to a buyer; finance approves it first. */
export const refundOwed = defineEvent(
  "orders/refund-owed",
  z.object({ refundId: z.int(), orderId: z.string() }),
);

/** The seller has said of all the cash of an order what he took; the books say how much, or that none came. */
export const cashConfirmed = defineEvent("orders/cash-confirmed", z.object({ orderId: z.string() }));
