import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { readOwnWithheld } from "#features/withholding/contract";
import { usePayoutsTexts } from "../words.ts";
import { monthText } from "./months.ts";
import { TaxLine } from "./tax-line.tsx";

const ownWithheldQuery = queryOptions({
  queryKey: ["payouts", "withheld"],
  queryFn: ({ signal }) => call(readOwnWithheld, {}, { signal }),
});

/** Taxes that were kept back from a seller or an agent, month by month; nothing while none were. */
export function WithheldCard() {
  const texts = usePayoutsTexts();
  const language = useLanguage();
  const { data } = useQuery(ownWithheldQuery);
  if (!data || data.taxes.length === 0) return null;
  const limitInPaise = data.taxes.find((tax) => tax.limitInPaise !== null)?.limitInPaise ?? null;
  const months = Map.groupBy(data.taxes, ({ month }) => month);
  return (
    <Card pad className="stack-s" aria-label={texts.keptBack}>
      <h2 className="h2">{texts.keptBack}</h2>
      <p className="t-small c2">{texts.keptBackHint}</p>
      {limitInPaise !== null && (
        <p className="t-small c2">{texts.keptBackAbove(formatPaise(limitInPaise))}</p>
      )}
      {[...months].map(([month, taxes]) => (
        <div key={month}>
          <h3 className="t-note b">{monthText(month, language)}</h3>
          <ul>
            {taxes.map(({ levy, law, rateInBasisPoints, baseInPaise, amountInPaise }) => (
              <TaxLine key={`${levy}${law}${rateInBasisPoints}`} levy={levy} amountInPaise={amountInPaise}>
                {texts.rateOf(String(rateInBasisPoints / 100), formatPaise(baseInPaise))},{" "}
                <span lang="en">{law}</span>
              </TaxLine>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}
