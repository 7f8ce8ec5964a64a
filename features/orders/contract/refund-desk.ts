import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { paise } from "#engine/contract/money.ts";
import { reason } from "./order-actions.ts";
import { refund, refundStatuses } from "./refunds.ts";

/** Days after which a refund that still waits is late. */
export const refundIsLateAfterDays = 2;
/** How many refunds one decision takes at most. */
export const mostRefundsAtOnce = 100;

/** The tabs of the desk: to be approved, half approved, to be sent, on their way, come back, there. */
export const refundTabs = ["to-approve", "second", "to-send", "sent", "failed", "confirmed"] as const;
export type RefundTab = (typeof refundTabs)[number];

/** Which refunds are meant: those of a tab, found by name, phone or order, late or of much money only. */
const filter = {
  tab: z._default(z.enum(refundTabs), "to-approve"),
  find: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  only: z.optional(z.enum(["late", "large"])),
};
export type RefundFilter = {
  readonly tab: RefundTab;
  readonly find?: string | undefined;
  readonly only?: "late" | "large" | undefined;
};

export const deskRefund = z.extend(refund, {
  firstApproval: z.nullable(z.object({ by: z.string(), isOwn: z.boolean(), at: z.int() })),
  /** Whether two people have to approve it. */
  needsTwo: z.boolean(),
  /** Granted by finance and not approved by two people yet: it may still be refused. */
  isRefusable: z.boolean(),
  isLate: z.boolean(),
  sentAt: z.nullable(z.int()),
});
export type DeskRefund = z.output<typeof deskRefund>;

const sum = z.object({ count: z.int(), sumInPaise: paise });
export type CountAndSum = z.output<typeof sum>;

export const readRefundDesk = endpoint({
  name: "orders/read-refund-desk",
  summary:
    "Refunds of a state as a table, the longest wait first, with counts and sums of all states that are open; those that are there: of the last 30 days, the latest first.",
  method: "GET",
  path: "/v2/admin/finance/refund-desk",
  permission: "finance",
  query: z.object({
    ...filter,
    after: z.optional(z.string().check(z.maxLength(80))),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(100)), 25),
  }),
  answer: z.object({
    /** Of every open tab; what is there is not counted. */
    tabs: z.record(z.string(), sum),
    late: z.int(),
    large: z.int(),
    /** Of what the filters leave of this tab; null where it is not counted. */
    found: z.nullable(sum),
    secondPersonAboveInPaise: paise,
    refunds: z.array(deskRefund),
    nextAfter: z.nullable(z.string()),
  }),
  errors: {},
});

/** What several refunds can be moved by at once: all else asks for a number of its own. */
export const bulkRefundActions = ["APPROVE", "CONFIRM"] as const;
export type BulkRefundAction = (typeof bulkRefundActions)[number];

/** Why a refund is left out: it stands elsewhere by now, waits for somebody else, or is with the provider. */
export const leftOutReasons = ["moved-on", "same-person", "with-provider"] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

const ids = z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(mostRefundsAtOnce));
const previewed = z.object({
  refundId: z.int(),
  orderId: z.string(),
  buyerName: z.string(),
  amountInPaise: paise,
  paymentMode: z.string(),
  /** The approval is the first of two. */
  isFirstOfTwo: z.boolean(),
});

export const previewRefunds = endpoint({
  name: "orders/preview-refunds",
  summary:
    "What a decision about several refunds does: each of them, what is left out and why, sums by how they were paid, the bank balance afterwards, and what it stands for.",
  method: "POST",
  path: "/v2/admin/finance/refund-desk/preview",
  permission: "finance",
  body: z.object({
    action: z.enum(bulkRefundActions),
    /** The chosen ones, or all that a filter finds, the longest wait first. */
    refundIds: z.optional(ids),
    all: z.optional(z.object(filter)),
  }),
  answer: z.object({
    refunds: z.array(previewed),
    leftOut: z.array(z.extend(previewed, { why: z.enum(leftOutReasons) })),
    sums: z.array(z.object({ paymentMode: z.string(), count: z.int(), sumInPaise: paise })),
    sumInPaise: paise,
    /** In the books, before and after; a first approval, and what the provider pays, leave it as it is. */
    bankInPaise: paise,
    bankAfterInPaise: paise,
    fingerprint: z.string(),
  }),
  errors: {},
});
export type RefundPreview = z.output<typeof previewRefunds.answer>;

export const moveRefunds = endpoint({
  name: "orders/move-refunds",
  summary:
    "Finance approves several refunds, or says that they have come: each as a single one, once, and only if they are those of the preview.",
  method: "POST",
  path: "/v2/admin/finance/refund-desk/moves",
  permission: "finance",
  body: z.object({
    action: z.enum(bulkRefundActions),
    refundIds: ids,
    fingerprint: z.string().check(z.maxLength(100)),
  }),
  answer: z.object({
    done: z.array(z.object({ refundId: z.int(), status: z.enum(refundStatuses) })),
    refused: z.array(z.object({ refundId: z.int(), why: z.enum(leftOutReasons) })),
    sumInPaise: paise,
  }),
  success: "CREATED",
  isIdempotent: true,
  errors: { "orders/refunds-changed": 409 },
});

export const refuseGrant = endpoint({
  name: "orders/refuse-grant",
  summary:
    "Finance refuses money that was granted and waits for the second of two approvals; the buyer is told the reason.",
  method: "POST",
  path: "/v2/admin/finance/refunds/{refundId}/refused",
  permission: "finance",
  params: z.object({ refundId: z.coerce.number<string | number>().check(z.int(), z.positive()) }),
  body: z.object({ reason }),
  answer: z.object({ refundId: z.int() }),
  success: "CREATED",
  errors: { "orders/refund-not-found": 404, "orders/not-possible": 409 },
});

export const takeBackApproval = endpoint({
  name: "orders/take-back-approval",
  summary: "Finance takes back the first of the two approvals of a refund, with a reason.",
  method: "POST",
  path: "/v2/admin/finance/refunds/{refundId}/approval-taken-back",
  permission: "finance",
  params: z.object({ refundId: z.coerce.number<string | number>().check(z.int(), z.positive()) }),
  body: z.object({ reason }),
  answer: z.object({ refundId: z.int() }),
  success: "CREATED",
  errors: { "orders/refund-not-found": 404, "orders/not-possible": 409 },
});
