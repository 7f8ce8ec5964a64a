import { useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { saveFile } from "#engine/web/data/save-file.ts";
import { ScaleDrawing } from "#engine/web/ui/art/scale.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { SectionHead } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import type { PayoutBatch, PayoutDesk } from "../contract.ts";
import { AccountFacts } from "./account-facts.tsx";
import { deskQuery } from "./api.ts";
import { DueTable } from "./due/due-table.tsx";
import { PayoutCard } from "./payout-card.tsx";
import { SettleForm } from "./settle-form.tsx";
import { ReturnButton } from "./take-back/return-button.tsx";
import { DepositsCard } from "./tax/deposits-card.tsx";
import { MonthFileCard } from "./tax/month-file-card.tsx";
import { usePayoutsTexts } from "./words.ts";

/** Finance: who is owed how much, a new batch, the bank file, and what the bank made of each payout. */
export function DeskPage() {
  const desk = useQuery(deskQuery);
  return (
    <PageBody>
      <Answer to={desk}>{(data) => <Desk of={data} now={desk.dataUpdatedAt} />}</Answer>
    </PageBody>
  );
}

function Desk({ of: desk, now }: { readonly of: PayoutDesk; readonly now: number }) {
  const { due, batches, taxMonth } = desk;
  const texts = usePayoutsTexts();
  const hasTaxes = taxMonth !== null;
  return (
    <>
      {due.length > 0 && <DueTable of={desk} now={now} />}
      {due.length === 0 && <SectionHead title={texts.owed} />}
      {due.length === 0 && <EmptyState drawing={<ScaleDrawing />} title={texts.nothingOwed} />}
      <div className={hasTaxes ? "cols two mt-4" : "mt-4"}>
        <div className="stack">
          <SectionHead title={texts.batches} />
          {batches.length === 0 && <p className="t-note c2">{texts.noBatches}</p>}
          {batches.map((batch) => (
            <Batch key={batch.batchId} of={batch} />
          ))}
        </div>
        {hasTaxes && (
          <aside className="stack">
            <DepositsCard />
            <MonthFileCard title={texts.taxes} thisMonth={taxMonth} pathOf={taxesPath} />
          </aside>
        )}
      </div>
    </>
  );
}

const taxesPath = (month: string) => `/v2/admin/finance/withheld/${month}`;

function Batch({ of: { batchId, madeAt, totalInPaise, payouts } }: { readonly of: PayoutBatch }) {
  const texts = usePayoutsTexts();
  const file = useMutation({
    mutationFn: () => saveFile(`/v2/finance/payouts/batches/${batchId}/bank-file`),
    onSuccess: () => showMessage(texts.fileSaved),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSent),
  });
  return (
    <section className="stack-s" aria-label={texts.batch(batchId)}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="t-lead b">
          {texts.batch(batchId)} · <DateText at={madeAt} /> · <Money paise={totalInPaise} />
        </h3>
        {payouts.some(({ state }) => state === "under-way") && (
          <Button look="second" small busy={file.isPending} onClick={() => file.mutate()}>
            <Icon shape={Download} size="text" />
            {texts.bankFile}
          </Button>
        )}
      </div>
      <div className="cols even">
        {payouts.map((payout) => (
          <PayoutCard
            key={payout.payoutId}
            payout={payout}
            who={
              <p>
                <b>{payout.person.firstName}</b>{" "}
                <span className="num">{mobileText(payout.person.mobileNo)}</span>
              </p>
            }
          >
            <AccountFacts account={payout.account} />
            {payout.state === "under-way" && <SettleForm payoutId={payout.payoutId} />}
            {payout.state === "paid" && <ReturnButton payout={payout} />}
          </PayoutCard>
        ))}
      </div>
    </section>
  );
}
