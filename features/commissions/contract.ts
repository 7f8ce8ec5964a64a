import * as z from "zod/mini";
import { calendarDay } from "#engine/contract/calendar-day.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";

const rowId = z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

/** Where a rule comes from: the group of the product, its category, or the one for all products. */
export const ruleScopes = ["group", "category", "all"] as const;
export type RuleScope = (typeof ruleScopes)[number];

/** The rule that holds for a product: what an agent earns of the price of one pack, in hundredths of a percent. */
export const commissionRule = z.object({ scope: z.enum(ruleScopes), rateInBasisPoints: z.int() });
export type CommissionRule = z.output<typeof commissionRule>;

/** What a rule gives an agent on a pack, in paise, rounded down; with the price never above the printed maximum price. */
export function commissionByRule(
  rule: CommissionRule | null,
  { priceInPaise, mrpInPaise }: { readonly priceInPaise: number; readonly mrpInPaise: number },
): number {
  const part = Math.floor((priceInPaise * (rule?.rateInBasisPoints ?? 0)) / 10_000);
  return Math.max(0, Math.min(part, mrpInPaise - priceInPaise));
}

/** What an agent earns of the price, up to 100 %; null: no rule of its own, the wider one holds. */
const rate = z.nullable(z.int().check(z.minimum(0), z.maximum(10_000)));

/** A category, a group of it, or (without both) all products. */
const scopeOfRule = { level1Id: z.nullable(rowId), level2Id: z.nullable(rowId) };

export const ruledScope = z.object({
  ...scopeOfRule,
  /** Null for all products. */
  title: z.nullable(localizedText),
  /** What a pack without a margin of its own gets today; null: nothing. */
  rule: z.nullable(commissionRule),
  /** Its own rule of today and the day from which it holds; null: it has none. */
  ownSince: z.nullable(z.string()),
  /** Rules of its own that begin later, the next one first. */
  planned: z.array(z.object({ validFrom: z.string(), rateInBasisPoints: rate })),
});
export type RuledScope = z.output<typeof ruledScope>;

const answer = z.object({
  /** All products first, then each category with its groups behind it. */
  scopes: z.array(ruledScope),
});

export const listCommissionRules = endpoint({
  name: "commissions/list-rules",
  summary:
    "For the platform admin: what an agent earns on a pack without a margin of its own, by category and group, today and later.",
  method: "GET",
  path: "/v2/admin/commission-rules",
  permission: "platform-admin",
  answer,
  errors: {},
});

export const addCommissionRule = endpoint({
  name: "commissions/add-rule",
  summary:
    "The platform admin sets what an agent earns on packs of a category, a group or all, from a day on that is not over. A later rule of the same day takes the place of an earlier one; placed orders keep their margin.",
  method: "POST",
  path: "/v2/admin/commission-rules",
  permission: "platform-admin",
  isIdempotent: true,
  body: z.object({ ...scopeOfRule, validFrom: calendarDay, rateInBasisPoints: rate }),
  answer,
  success: "CREATED",
  errors: { "commissions/category-not-found": 404, "commissions/day-over": 422 },
});
