import { listDeposits } from "@santha/contract/withholding";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#lib/api-client";
import { formatDate } from "#lib/dates";
import { useLanguage } from "#lib/language";
import { Answer } from "#ui/answer";
import { Card } from "#ui/card";
import { monthText } from "./months.ts";
import { usePayoutsTexts } from "./payouts.texts.ts";
import { TaxLine } from "./tax-line.tsx";

const depositsQuery = queryOptions({
  queryKey: ["payouts", "deposits"],
  queryFn: ({ signal }) => call(listDeposits, {}, { signal }),
});

/** What is to be paid to the state of each tax and month, and by when. */
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
                {taxes.map(({ levy, amountInPaise, dueAt }) => (
                  <TaxLine key={levy} levy={levy} amountInPaise={amountInPaise}>
                    {levy === "income-tax-commission" && `${texts.ofAgents}. `}
                    {texts.depositBy(formatDate(dueAt, language))}
                  </TaxLine>
                ))}
              </ul>
            </div>
          ))
        }
      </Answer>
    </Card>
  );
}
