import { useQuery } from "@tanstack/react-query";
import { ScaleDrawing } from "#engine/web/ui/art/scale.tsx";
import { Card, SectionHead } from "#engine/web/ui/card.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import type { OwnPayouts } from "../contract.ts";
import { AccountCard } from "./account-card.tsx";
import { ownPayoutsQuery } from "./api.ts";
import { PayoutCard } from "./payout-card.tsx";
import { StatementCard } from "./tax/month-file-card.tsx";
import { WithheldCard } from "./tax/withheld-card.tsx";
import { usePayoutsTexts } from "./words.ts";

/** What Santha owes the agent, where it is paid to, what was paid, and his monthly statement. */
export function PayoutsPage() {
  const own = useQuery(ownPayoutsQuery);
  return (
    <PageBody>
      <Answer to={own}>{(data) => <Payouts of={data} />}</Answer>
    </PageBody>
  );
}

/** Where nothing is to be paid out, who has earned margins reads why. */
function hintOf({ dueInPaise }: OwnPayouts, texts: ReturnType<typeof usePayoutsTexts>): string {
  if (dueInPaise === 0) return texts.nothingDue;
  return dueInPaise < 0 ? texts.owedHint : texts.dueHint;
}

function Payouts({ of: own }: { readonly of: OwnPayouts }) {
  const texts = usePayoutsTexts();
  const isOwed = own.dueInPaise < 0;
  const title = isOwed ? texts.owedByYou : texts.due;
  return (
    <div className="cols two">
      <div className="stack">
        <Card pad className="stack-s" aria-label={title}>
          <p className="t-note c2">{title}</p>
          <p className="t-headline num">
            <Money paise={Math.abs(own.dueInPaise)} />
          </p>
          <p className="t-small c2">{hintOf(own, texts)}</p>
          {own.pendingInPaise !== 0 && (
            <>
              <dl>
                <FactRow label={texts.pending}>
                  <Money paise={own.pendingInPaise} />
                </FactRow>
              </dl>
              <p className="t-small c2">{texts.pendingHint}</p>
            </>
          )}
        </Card>
        <AccountCard account={own.account} title={texts.account} missing={texts.noAccount} />
        <StatementCard thisMonth={own.thisMonth} />
        <WithheldCard />
      </div>
      <div className="stack">
        <SectionHead title={texts.payouts} />
        {own.payouts.length === 0 && (
          <EmptyState drawing={<ScaleDrawing />} title={texts.none}>
            {texts.noneHint}
          </EmptyState>
        )}
        {own.payouts.map((payout) => (
          <PayoutCard key={payout.payoutId} payout={payout} />
        ))}
      </div>
    </div>
  );
}
