import type { ReactNode } from "react";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Fold } from "#engine/web/ui/overlay/fold.tsx";
import { Tag, type TagJob } from "#engine/web/ui/tag.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { levyNames } from "#features/withholding/contract";
import type { Payout, PayoutState } from "../contract.ts";
import { usePayoutsTexts } from "./words.ts";

/** A payout with its state and orders; `who` and `children` are what finance sees and does. */
export function PayoutCard({
  payout,
  who,
  children,
}: {
  readonly payout: Payout;
  readonly who?: ReactNode;
  readonly children?: ReactNode;
}) {
  const texts = usePayoutsTexts();
  const language = useLanguage();
  const states: Readonly<Record<PayoutState, readonly [TagJob, string]>> = {
    "under-way": ["know", texts.underWay],
    paid: ["done", texts.paid],
    failed: ["stop", texts.failed],
    returned: ["stop", texts.returned],
  };
  const [job, state] = states[payout.state];
  return (
    <Card pad className="stack-s" aria-label={payout.number}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="t-lead b num">
          <Money paise={payout.amountInPaise} />
        </h3>
        <Tag job={job}>{state}</Tag>
      </div>
      {who}
      <p className="t-small c2 num">{payout.number}</p>
      <dl>
        <FactRow label={texts.madeOn}>
          <DateText at={payout.madeAt} />
        </FactRow>
        {payout.settledAt !== null && (
          <FactRow label={texts.settledOn}>
            <DateText at={payout.settledAt} />
          </FactRow>
        )}
        {payout.bankReference !== null && (
          <FactRow label={texts.bankReference}>{payout.bankReference}</FactRow>
        )}
        {payout.returned && (
          <>
            <FactRow label={texts.returnedOn}>
              <DateText at={payout.returned.returnedAt} />
            </FactRow>
            <FactRow label={texts.returnReference}>{payout.returned.reference}</FactRow>
          </>
        )}
        {payout.failedBecause !== null && <FactRow label={texts.because}>{payout.failedBecause}</FactRow>}
        {payout.withheldInPaise > 0 && (
          <FactRow label={wordsIn(language, levyNames["income-tax-commission"]).text}>
            <Money paise={-payout.withheldInPaise} />
          </FactRow>
        )}
      </dl>
      <Fold title={texts.orders(payout.lines.length)}>
        <dl>
          {payout.lines.map(({ orderId, amountInPaise }) => (
            <FactRow key={orderId} label={amountInPaise < 0 ? texts.takenBack(orderId) : `#${orderId}`}>
              <Money paise={amountInPaise} />
            </FactRow>
          ))}
        </dl>
      </Fold>
      {payout.state === "returned" && <p className="t-small c2">{texts.paidAgain}</p>}
      {children}
    </Card>
  );
}
