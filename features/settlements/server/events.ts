import * as z from "zod/mini";
import { defineEvent } from "#engine/server/jobs/events.ts";

/** Money has left the bank for the seller of an order. */
export const sellerPaid = defineEvent(
  "settlements/seller-paid",
  z.object({ paymentId: z.int(), orderId: z.string(), sellerId: z.int(), paidInPaise: z.int() }),
);

/** Money has come from a seller: it pays what he owes, and the rest is his credit. */
export const sellerMoneyReceived = defineEvent(
  "settlements/seller-money-received",
  z.object({ sellerId: z.int(), amountInPaise: z.int(), creditInPaise: z.int() }),
);

/** What a seller owed of other orders was kept back from what he is to get for this one. */
export const debtsKeptBack = defineEvent(
  "settlements/debts-kept-back",
  z.object({ sellerId: z.int(), orderId: z.string(), amountInPaise: z.int() }),
);

/** What a seller had sent above what he owed was added to what he is to get for this order. */
export const creditGiven = defineEvent(
  "settlements/credit-given",
  z.object({ sellerId: z.int(), orderId: z.string(), amountInPaise: z.int() }),
);

/** What a seller had sent above what he owed has paid a debt of his. */
export const creditSetOff = defineEvent(
  "settlements/credit-set-off",
  z.object({ sellerId: z.int(), amountInPaise: z.int() }),
);

/** A seller was sent back what he had sent above what he owed. */
export const creditReturned = defineEvent(
  "settlements/credit-returned",
  z.object({ sellerId: z.int(), paidInPaise: z.int() }),
);

/** Taxes were kept back from what the seller of an order gets, or given back with a credit note. */
export const sellerTaxed = defineEvent(
  "settlements/seller-taxed",
  z.object({ orderId: z.string(), sellerId: z.int(), gstInPaise: z.int(), incomeTaxInPaise: z.int() }),
);
