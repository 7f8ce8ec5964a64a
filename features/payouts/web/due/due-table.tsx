import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { sumOf } from "#engine/contract/money.ts";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { DeskBar } from "#engine/web/ui/desk/desk-bar.tsx";
import { useDeskChoice } from "#engine/web/ui/desk/desk-choice.ts";
import { DeskDetail } from "#engine/web/ui/desk/desk-detail.tsx";
import { DeskFrame, DeskHead } from "#engine/web/ui/desk/desk-frame.tsx";
import type { DeskRow } from "#engine/web/ui/desk/desk-row.ts";
import { DeskTable } from "#engine/web/ui/desk/desk-table.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { formatCount, formatPaise } from "#engine/web/words/money.ts";
import { leastPayoutInPaise, type PayoutDesk } from "../../contract.ts";
import { mostAgentsNamed, takeBackPayoutApproval } from "../../contract-batches.ts";
import { deskQuery } from "../api.ts";
import { usePayoutsTexts } from "../words.ts";
import { BatchPreview } from "./batch-preview.tsx";
import { useDueTexts } from "./due.texts.ts";

type Due = PayoutDesk["due"][number];

const canBePaid = ({ hasAccount, isUnderWay, dueInPaise, firstApproval }: Due): boolean =>
  hasAccount && !isUnderWay && dueInPaise >= leastPayoutInPaise && firstApproval?.isOwn !== true;

/** What is due to agents, the most first: one or several are paid after a preview. */
export function DueTable({
  of: { due, payableInPaise },
  now,
}: {
  readonly of: PayoutDesk;
  readonly now: number;
}) {
  const texts = useDueTexts();
  const words = usePayoutsTexts();
  const [openKey, setOpen] = useState<string>();
  const [asked, setAsked] = useState<readonly string[] | "all">();
  const payable = due.filter(canBePaid);
  const open = due.find(({ mobileNo }) => mobileNo === openKey);
  const stateOf = ({ hasAccount, isUnderWay, firstApproval, needsTwo }: Due): string => {
    if (!hasAccount) return words.missingAccount;
    if (isUnderWay) return words.underWay;
    if (firstApproval) return texts.second(firstApproval.by);
    return needsTwo ? texts.needsTwo : texts.ready;
  };
  const rows = due.map(
    (each): DeskRow => ({
      ...{ key: each.mobileNo, number: mobileText(each.mobileNo), who: each.firstName },
      ...{ what: texts.orders(each.orders), to: stateOf(each), since: null, isLate: false },
      ...{ amountInPaise: each.dueInPaise, canChoose: canBePaid(each) },
    }),
  );
  const choice = useDeskChoice("due", rows);
  return (
    <DeskFrame
      isPart
      detail={
        open && (
          <DueDetail
            due={open}
            state={stateOf(open)}
            keys={due.map(({ mobileNo }) => mobileNo)}
            onOpen={setOpen}
            onClose={() => setOpen(undefined)}
            onPay={() => setAsked([open.mobileNo])}
          />
        )
      }
    >
      <section className="stack-s" aria-label={words.owed}>
        <DeskHead
          title={words.owed}
          totals={[
            { text: texts.count(formatCount(due.length)) },
            { text: formatPaise(sumOf(due.map(({ dueInPaise }) => dueInPaise))) },
          ]}
        />
        <DeskTable
          label={words.owed}
          heads={{ who: texts.agent, what: texts.for, to: texts.paidTo }}
          rows={rows}
          total={due.length}
          canChoose={payable.length > 0}
          onOpen={setOpen}
          {...{ choice, openKey, now }}
        />
        {payableInPaise === 0 && <p className="t-note c2">{words.nobodyReady}</p>}
      </section>
      <DeskBar
        choice={choice}
        found={{ count: payable.length, sumInPaise: sumOf(payable.map(({ dueInPaise }) => dueInPaise)) }}
        most={mostAgentsNamed}
        onPreview={() => setAsked(choice.isAll ? "all" : [...choice.keys])}
      />
      {asked && (
        <BatchPreview
          agents={asked}
          onDone={() => {
            setAsked(undefined);
            choice.clear();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </DeskFrame>
  );
}

function DueDetail({
  due,
  state,
  onPay,
  ...frame
}: {
  readonly due: Due;
  readonly state: string;
  readonly keys: readonly string[];
  readonly onOpen: (key: string) => void;
  readonly onClose: () => void;
  readonly onPay: () => void;
}) {
  const texts = useDueTexts();
  const { firstApproval, firstName, mobileNo, dueInPaise, orders } = due;
  const amount = formatPaise(dueInPaise);
  const isFirst = due.needsTwo && !firstApproval;
  return (
    <DeskDetail
      title={firstName}
      openKey={mobileNo}
      {...frame}
      actions={
        (firstApproval || canBePaid(due)) && (
          <>
            {firstApproval && <TakeBackButton mobileNo={mobileNo} />}
            {canBePaid(due) && (
              <Button onClick={onPay}>
                {isFirst ? texts.approve(amount) : usePayoutsTexts.now().makeBatchOf(amount)}
              </Button>
            )}
          </>
        )
      }
    >
      <b className="t-title">
        <Money paise={dueInPaise} />
      </b>
      {firstApproval && (
        <Note job="earn">{firstApproval.isOwn ? texts.waitsForYours : texts.waitsFor(firstApproval.by)}</Note>
      )}
      <dl>
        <FactRow label={texts.agent}>{mobileText(mobileNo)}</FactRow>
        <FactRow label={texts.for}>{texts.orders(orders)}</FactRow>
        <FactRow label={texts.paidTo}>{state}</FactRow>
      </dl>
    </DeskDetail>
  );
}

function TakeBackButton({ mobileNo }: { readonly mobileNo: string }) {
  const texts = useDueTexts();
  const words = usePayoutsTexts();
  const formId = useId();
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState("");
  const take = useMutation({
    mutationFn: () => call(takeBackPayoutApproval, { body: { mobileNo, reason } }),
    onSuccess: async () => {
      setAsked(false);
      showMessage(texts.done);
      await queryClient.invalidateQueries(deskQuery);
    },
  });
  return (
    <>
      <Button look="onpaper" onClick={() => setAsked(true)}>
        {texts.takeBack}
      </Button>
      {isAsked && (
        <FormDialog
          title={texts.takeBackTitle}
          formId={formId}
          cancelText={words.cancel}
          submitText={texts.takeBack}
          busy={take.isPending}
          onClose={() => setAsked(false)}
        >
          <Form
            id={formId}
            close
            trouble={take.error ? (sentenceOf(take.error) ?? words.notSent) : undefined}
            onSubmit={() => take.mutate()}
          >
            <TextField
              label={texts.reason}
              value={reason}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => setReason(target.value)}
            />
          </Form>
        </FormDialog>
      )}
    </>
  );
}
