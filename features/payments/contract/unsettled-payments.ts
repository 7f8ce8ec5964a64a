import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { paise } from "#engine/contract/money.ts";

/** Where a try stands; `given-up`: the provider could not say in a day what became of it. */
const attemptStates = ["open", "paid", "failed", "returned", "given-up"] as const;
/** `BOOK` and `CLOSE`: what the provider's own pages show of a payment that was given up, taken or not taken. */
const paymentMoves = ["ASK", "BOOK", "CLOSE"] as const;
export type PaymentMove = (typeof paymentMoves)[number];

export const unsettledPayment = z.object({
  txnid: z.string(),
  masterId: z.string(),
  state: z.enum(attemptStates),
  standing: z.string(),
  amountInPaise: paise,
  capturedInPaise: paise,
  refundedInPaise: paise,
  mihpayid: z.nullable(z.string()),
  startedAt: z.int(),
  /** What finance can do about it. */
  actions: z.array(z.enum(paymentMoves)),
});
export type UnsettledPayment = z.output<typeof unsettledPayment>;

export const movePayment = endpoint({
  name: "payments/move-payment",
  summary:
    "Finance asks the provider about an online payment now, or books by hand what his own pages show of one that was given up: the money came, or it did not.",
  method: "POST",
  path: "/v2/finance/online-payments/{txnid}",
  permission: "finance",
  params: z.object({ txnid: z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/)) }),
  body: z.discriminatedUnion("action", [
    z.object({ action: z.literal("ASK") }),
    z.object({ action: z.literal("CLOSE") }),
    z.object({
      action: z.literal("BOOK"),
      /** The provider's number of the payment. */
      mihpayid: z.string().check(z.trim(), z.regex(/^[0-9A-Za-z]{4,30}$/)),
      amountInPaise: z.int().check(z.positive(), z.maximum(1_000_000_000_00)),
    }),
  ]),
  answer: z.object({ txnid: z.string(), state: z.enum(attemptStates) }),
  success: "CREATED",
  errors: {
    "payments/payment-not-found": 404,
    "payments/payment-moved-on": 409,
    "payments/provider-number-used": 409,
  },
});
