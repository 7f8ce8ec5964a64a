import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import { settlement } from "../contract.ts";

/** How many settlements one decision approves at most. */
export const mostSettlementsAtOnce = 100;

/** The tabs of the desk: to be approved, held back by finance, approved and to be paid. */
export const settlementTabs = ["to-approve", "held", "to-pay"] as const;
export type SettlementTab = (typeof settlementTabs)[number];

const filter = {
  tab: z._default(z.enum(settlementTabs), "to-approve"),
  find: z.optional(z.string().check(z.trim(), z.maxLength(40))),
};
const sum = z.object({ count: z.int(), sumInPaise: paise });

export const readSettlementDesk = endpoint({
  name: "settlements/read-desk",
  summary:
    "What sellers are to be paid as a table, by state, the longest wait first, with counts and sums of all states.",
  method: "GET",
  path: "/v2/admin/finance/settlement-desk",
  permission: "finance",
  query: z.object({
    ...filter,
    after: z.optional(z.string().check(z.maxLength(80))),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(100)), 25),
  }),
  answer: z.object({
    tabs: z.record(z.string(), sum),
    /** Of what the search leaves of this tab. */
    found: sum,
    settlements: z.array(settlement),
    nextAfter: z.nullable(z.string()),
  }),
  errors: {},
});

const orderId = z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/));
const orderIds = z.array(orderId).check(z.minLength(1), z.maxLength(mostSettlementsAtOnce));
const previewed = z.object({ orderId: z.string(), seller: localizedText, dueInPaise: paise });

export const previewSettlements = endpoint({
  name: "settlements/preview-approvals",
  summary:
    "What the approval of several settlements does: each of them with what is due before taxes and debts, what is left out, and what it stands for.",
  method: "POST",
  path: "/v2/admin/finance/settlement-desk/preview",
  permission: "finance",
  body: z.object({
    /** The chosen ones, or all to approve that a search finds, the longest wait first. */
    orderIds: z.optional(orderIds),
    all: z.optional(z.object({ find: filter.find })),
  }),
  answer: z.object({
    settlements: z.array(previewed),
    /** Moved on since they were chosen. */
    leftOut: z.array(previewed),
    sumInPaise: paise,
    fingerprint: z.string(),
  }),
  errors: {},
});
export type SettlementPreview = z.output<typeof previewSettlements.answer>;

export const approveSettlements = endpoint({
  name: "settlements/approve-several",
  summary:
    "Finance approves what several sellers get: each order as a single one, once, and only if they are those of the preview.",
  method: "POST",
  path: "/v2/admin/finance/settlement-desk/approvals",
  permission: "finance",
  body: z.object({ orderIds, fingerprint: z.string().check(z.maxLength(100)) }),
  answer: z.object({ done: z.array(z.string()) }),
  success: "CREATED",
  isIdempotent: true,
  errors: { "settlements/changed": 409 },
});
