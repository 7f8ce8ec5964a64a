import { TickBox } from "#engine/web/ui/form/choices.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import { type CommissionRule, commissionByRule } from "#features/commissions/contract.ts";
import type { ListingTerms } from "../../contract/listings.ts";
import { useAssortmentTexts } from "../words.ts";

/** Whether the agent's margin follows the rule of the category, and what that gives at the price typed. */
export function CommissionByRule({
  rule,
  isByRule,
  terms,
  onChange,
}: {
  readonly rule: CommissionRule | null;
  readonly isByRule: boolean;
  readonly terms: Pick<ListingTerms, "priceInPaise" | "mrpInPaise">;
  readonly onChange: (isByRule: boolean) => void;
}) {
  const texts = useAssortmentTexts();
  if (rule === null && !isByRule) return null;
  const amount = commissionByRule(rule, terms);
  return (
    <TickBox checked={isByRule} onChange={onChange}>
      {rule === null
        ? texts.byRuleNone
        : texts.byRule(rule.scope, percentText(rule), Number.isNaN(amount) ? null : formatPaise(amount))}
    </TickBox>
  );
}

/** `4`, `4.5`: the rate of a rule in percent. */
export function percentText({ rateInBasisPoints }: CommissionRule): string {
  return String(rateInBasisPoints / 100);
}
