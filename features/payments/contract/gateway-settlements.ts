import * as z from "zod/mini";
import { calendarDay } from "#engine/contract/calendar-day.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { paise } from "#engine/contract/money.ts";
import { nextPage } from "#engine/contract/next-page.ts";
import { bankReference, financeReason, takenBack } from "#features/ledger/contract";

/** So many days after a payment the provider pays it out; bank holidays come on top. */
export const daysUntilPaidOut = 2;

/** A payout of the payment provider to the operator's bank account, as finance noted it. */
export const gatewaySettlement = z.object({
  id: z.int(),
  reference: z.string(),
  receivedInPaise: paise,
  /** What the provider kept for his work, and the GST on it. */
  feesInPaise: paise,
  taxInPaise: paise,
  /** What the books expected for payments until `paidUntil` when it was noted. */
  expectedInPaise: paise,
  /** Received and kept together above what was expected; below 0: it is missing. */
  differenceInPaise: paise,
  /** Noon in India, epoch milliseconds. */
  receivedOn: z.int(),
  paidUntil: z.int(),
  /** Null while it stands in the books. */
  takenBack: z.nullable(takenBack),
});
export type GatewaySettlement = z.output<typeof gatewaySettlement>;

export const gatewaySettlements = z.object({
  /** What the provider has taken for us and not paid out or refunded. */
  heldInPaise: paise,
  /** What of it was taken so long ago that it should have come by now; 0 or below: nothing. */
  dueInPaise: paise,
  /** The last day of which that is, noon in India, epoch milliseconds. */
  dueUntil: z.int(),
  settlements: z.array(gatewaySettlement),
  nextAfter: z.nullable(z.string()),
});
export type GatewaySettlements = z.output<typeof gatewaySettlements>;

export const listGatewaySettlements = endpoint({
  name: "payments/list-gateway-settlements",
  summary:
    "For finance: what the payment provider holds, what of it should have come by now, and his payouts with what was expected, newest first.",
  method: "GET",
  path: "/v2/finance/gateway-settlements",
  permission: "finance",
  query: nextPage,
  answer: gatewaySettlements,
  errors: {},
});

const upTo = z.maximum(1_000_000_000_00);

export const noteGatewaySettlement = endpoint({
  name: "payments/note-gateway-settlement",
  summary:
    "Finance has found a payout of the payment provider in the bank account: noted once under its number, with what he kept for his work.",
  method: "POST",
  path: "/v2/finance/gateway-settlements",
  permission: "finance",
  body: z.object({
    receivedInPaise: z.int().check(z.positive(), upTo),
    feesInPaise: z.int().check(z.minimum(0), upTo),
    taxInPaise: z.int().check(z.minimum(0), upTo),
    receivedOn: calendarDay,
    /** The day of the last payment that is in it. */
    paidUntil: calendarDay,
    reference: bankReference,
  }),
  answer: gatewaySettlement,
  success: "CREATED",
  errors: { "payments/wrong-day": 422, "payments/reference-used": 409 },
});

export const takeBackGatewaySettlement = endpoint({
  name: "payments/take-back-gateway-settlement",
  summary:
    "Finance takes back a payout of the payment provider that it noted wrong: what was booked of it is undone, and its number can be noted again.",
  method: "POST",
  path: "/v2/finance/gateway-settlements/{settlementId}/taken-back",
  permission: "finance",
  params: z.object({ settlementId: z.coerce.number<string | number>().check(z.int(), z.positive()) }),
  body: z.object({ reason: financeReason }),
  answer: gatewaySettlement,
  success: "CREATED",
  errors: { "payments/settlement-not-found": 404, "payments/taken-back-before": 409 },
});
