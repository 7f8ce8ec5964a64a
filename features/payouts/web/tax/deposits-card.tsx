import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Language } from "#engine/contract/language.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import type { Deposit } from "#features/withholding/contract";
import { levyNames } from "#features/withholding/contract";
import { depositsQuery } from "../api.ts";
import { TakeBack } from "../take-back/take-back.tsx";
import { usePayoutsTexts } from "../words.ts";
import { ClaimDialog, DepositDialog } from "./deposit-dialog.tsx";
import { monthText } from "./months.ts";
import { TaxLine } from "./tax-line.tsx";

/** What is to be paid to the state of each tax and month, by when, and what was paid. */
export function DepositsCard() {
  const texts = usePayoutsTexts();
  const language = useLanguage();
  const answer = useQuery(depositsQuery);
  return (
    <Card pad className="stack-s" aria-label={texts.deposits}>
      <h2 className="h2">{texts.deposits}</h2>
      <Answer
        to={answer}
        isEmpty={({ deposits }) => deposits.length === 0}
        empty={<p className="t-note c2">{texts.noDeposits}</p>}
      >
        {({ deposits }) =>
          [...Map.groupBy(deposits, ({ month }) => month)].map(([month, taxes]) => (
            <div key={month}>
              <h3 className="t-note b">{monthText(month, language)}</h3>
              <ul>
                {taxes.map((deposit) => (
                  <DepositLine key={deposit.levy} deposit={deposit} />
                ))}
              </ul>
            </div>
          ))
        }
      </Answer>
    </Card>
  );
}

function DepositLine({ deposit }: { readonly deposit: Deposit }) {
  const texts = usePayoutsTexts();
  const language = useLanguage();
  const [isPaying, setPaying] = useState(false);
  const { month, levy, amountInPaise, carriedInPaise, dueInPaise, givenBackInPaise, isMonthOver, paid } =
    deposit;
  const { isClaimed, claimInPaise } = deposit;
  const isPayable = !paid && isMonthOver && dueInPaise > 0;
  const press = isClaimed ? texts.noteRefund : texts.noteDeposit;
  const Dialog = isClaimed ? ClaimDialog : DepositDialog;
  const about = `${wordsIn(language, levyNames[levy]).text}, ${monthText(month, language)}`;
  const since = paid ? amountInPaise + carriedInPaise - paid.amountInPaise : 0;
  return (
    <TaxLine
      levy={levy}
      amountInPaise={dueInPaise > 0 ? dueInPaise : claimInPaise > 0 ? -claimInPaise : amountInPaise}
    >
      {levy === "income-tax-commission" && `${texts.ofAgents}. `}
      {standing(texts, deposit, language)}
      {carriedInPaise < 0 && <span className="block">{texts.carried(formatPaise(carriedInPaise))}</span>}
      {!paid && givenBackInPaise < 0 && (
        <span className="block">{texts.givenBack(formatPaise(givenBackInPaise))}</span>
      )}
      {since !== 0 && <span className="block">{texts.cameSince(formatPaise(since))}</span>}
      {(isPayable || isClaimed) && (
        <span className="mt-1 block">
          <Button small look="second" aria-label={`${press}: ${about}`} onClick={() => setPaying(true)}>
            {press}
          </Button>
        </span>
      )}
      <TakeBack {...{ deposit, about }} />
      {isPaying && <Dialog deposit={deposit} about={about} onClose={() => setPaying(false)} />}
    </TaxLine>
  );
}

/** How a tax was paid, by when it is, or where what is below zero goes. */
function standing(
  texts: ReturnType<typeof usePayoutsTexts>,
  { paid, refunded, setOffIn, isClaimed, dueInPaise, dueAt, amountInPaise, carriedInPaise }: Deposit,
  language: Language,
): string {
  if (paid) return texts.depositPaid(formatDate(paid.paidAt, language), paid.challan);
  if (refunded)
    return texts.refunded(
      formatPaise(refunded.amountInPaise),
      formatDate(refunded.refundedAt, language),
      refunded.reference,
    );
  if (setOffIn) return texts.setOffIn(monthText(setOffIn, language));
  if (isClaimed) return texts.claimedInReturn;
  if (dueInPaise > 0) return texts.depositBy(formatDate(dueAt, language));
  return amountInPaise + carriedInPaise < 0 ? texts.setOffNext : texts.nothingToPay;
}
