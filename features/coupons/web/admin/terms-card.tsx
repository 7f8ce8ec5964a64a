import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Fold } from "#engine/web/ui/overlay/fold.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";

import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import type { DatedTerms } from "../../contract/admin-coupons.ts";
import { allTermsQuery, sendRemoval } from "./admin-coupons.api.ts";
import { useAdminCouponsTexts } from "./admin-coupons.texts.ts";
import { formatDay } from "./day-words.ts";
import { TermsDialog } from "./terms-dialog.tsx";

/** The terms by which new coupons are given: those of today, those to come with Remove, and the earlier ones. */
export function TermsCard() {
  const texts = useAdminCouponsTexts();
  const language = useLanguage();
  const [isAdding, setAdding] = useState(false);
  const answer = useQuery(allTermsQuery);
  return (
    <section className="card pad stack-s max-w-[720px]" aria-label={texts.terms}>
      <h2 className="h2">{texts.terms}</h2>
      <Answer to={answer}>
        {({ current, coming, past }) => (
          <>
            <Facts
              terms={current}
              title={`${texts.current}, ${texts.since(formatDay(current.validFrom, language))}`}
            />
            {coming.map((terms) => (
              <ComingTerms key={terms.validFrom} terms={terms} />
            ))}
            <Button look="second" onClick={() => setAdding(true)}>
              {texts.addTerms}
            </Button>
            {past.length > 0 && (
              <Fold title={texts.past}>
                {past.map((terms) => (
                  <Facts
                    key={terms.validFrom}
                    terms={terms}
                    title={texts.comingFrom(formatDay(terms.validFrom, language))}
                  />
                ))}
              </Fold>
            )}
            {isAdding && <TermsDialog current={current} onClose={() => setAdding(false)} />}
          </>
        )}
      </Answer>
    </section>
  );
}

function ComingTerms({ terms }: { readonly terms: DatedTerms }) {
  const texts = useAdminCouponsTexts();
  const day = formatDay(terms.validFrom, useLanguage());
  const removing = useMutation({
    mutationFn: () => sendRemoval(terms.validFrom),
    onSuccess: () => showMessage(texts.removed),
  });
  return (
    <>
      <Facts terms={terms} title={texts.comingFrom(day)} />
      {removing.error && <Note job="trouble">{sentenceOf(removing.error) ?? texts.noConnection}</Note>}
      <Button
        look="onpaper"
        busy={removing.isPending}
        aria-label={texts.removeOf(day)}
        onClick={() => removing.mutate()}
      >
        {texts.remove}
      </Button>
    </>
  );
}

function Facts({ terms, title }: { readonly terms: DatedTerms; readonly title: string }) {
  const texts = useAdminCouponsTexts();
  return (
    <section aria-label={title}>
      <h3 className="t-note b num">{title}</h3>
      <dl>
        <FactRow label={texts.welcomeValue}>{formatPaise(terms.welcomeInPaise)}</FactRow>
        <FactRow label={texts.referralValue}>{formatPaise(terms.referralInPaise)}</FactRow>
        <FactRow label={texts.life}>{texts.days(terms.daysOfLife)}</FactRow>
        <FactRow label={texts.least}>{formatPaise(terms.leastValueInPaise)}</FactRow>
      </dl>
    </section>
  );
}
