import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { addCommissionRule as endpoint, type listCommissionRules } from "../contract.ts";
import { insertRule, isScope, type Scope, selectScopes } from "./queries.ts";

/** What packs without a margin of their own get, by category and group. */
export async function listRules({
  database,
  clock,
}: MemberContext): Promise<AnswerOf<typeof listCommissionRules>> {
  return { scopes: await selectScopes(database, dayInIndia(clock.now())) };
}

/** Adds a rule from a day on; one for today begins within a minute. */
export async function addRule(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const now = context.clock.now();
  const today = dayInIndia(now);
  return onceInTransaction(context, endpoint, body, async (transaction) => {
    if (body.validFrom < today)
      return refuse(endpoint, "commissions/day-over", { fields: { validFrom: "commissions/day-over" } });
    if (!(await isScope(transaction, body))) return refuse(endpoint, "commissions/category-not-found");
    await insertRule(transaction, { ...body, addedAt: now });
    await audit(context, transaction, {
      action: "commissions/rule-added",
      subject: subjectOf(body),
      detail: { validFrom: body.validFrom, rateInBasisPoints: body.rateInBasisPoints },
    });
    return { scopes: await selectScopes(transaction, today) };
  });
}

function subjectOf({ level1Id, level2Id }: Scope): string {
  if (level2Id !== null) return `group ${level2Id}`;
  return level1Id === null ? "all products" : `category ${level1Id}`;
}
