import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { paise } from "#engine/contract/money.ts";
import { paragraphs } from "#engine/contract/typed-text.ts";

const mobileNo = z.string().check(z.regex(/^[0-9]{10}$/));
/** How many agents a batch names at most. */
export const mostAgentsNamed = 1000;
/** Agents whom a batch pays, by their numbers; left out: all who can be paid. */
export const chosenAgents = z.optional(z.array(mobileNo).check(z.minLength(1), z.maxLength(mostAgentsNamed)));

/** Why a batch leaves an agent out. */
export const leftOutOfBatch = ["no-account", "under-way", "too-little", "same-person"] as const;
export type LeftOutOfBatch = (typeof leftOutOfBatch)[number];

const previewed = z.object({
  firstName: z.string(),
  mobileNo: z.string(),
  amountInPaise: paise,
  orders: z.int(),
  method: z.enum(["upi", "bank", "none"]),
  /** Where the money goes: whose account, and the end of its number or UPI id; null without one. */
  paidTo: z.nullable(z.object({ holder: z.string(), end: z.string() })),
  /** Two people have to approve it, and this is the first time: nothing is paid yet. */
  isFirstOfTwo: z.boolean(),
});

export const previewBatch = endpoint({
  name: "payouts/preview-batch",
  summary:
    "What a batch of payouts to some agents, or to all, does: each of them, who is left out and why, the bank balance afterwards, and what it stands for.",
  method: "POST",
  path: "/v2/finance/payouts/batches/preview",
  permission: "finance",
  body: z.object({ mobileNos: chosenAgents }),
  answer: z.object({
    payouts: z.array(previewed),
    leftOut: z.array(z.extend(previewed, { why: z.enum(leftOutOfBatch) })),
    sums: z.array(z.object({ method: z.enum(["upi", "bank", "none"]), count: z.int(), sumInPaise: paise })),
    /** Of all, and of those that are paid now: the first of two approvals pays nothing. */
    sumInPaise: paise,
    paidNowInPaise: paise,
    bankAfterInPaise: paise,
    fingerprint: z.string(),
  }),
  errors: {},
});

export const takeBackPayoutApproval = endpoint({
  name: "payouts/take-back-approval",
  summary: "Finance takes back the first of the two approvals of an agent's payout, with a reason.",
  method: "POST",
  path: "/v2/finance/payouts/approvals-taken-back",
  permission: "finance",
  body: z.object({ mobileNo, reason: paragraphs(3, 200) }),
  answer: z.object({ mobileNo: z.string() }),
  success: "CREATED",
  errors: { "payouts/no-approval": 409 },
});
