import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { type Deposit, type TakenBackDeposit, takeBackDeposit } from "#features/withholding/contract";
import { depositsQuery } from "../api.ts";
import { usePayoutsTexts } from "../words.ts";
import { useTakeBackTexts } from "./take-back.texts.ts";

interface About {
  readonly deposit: Deposit;
  readonly about: string;
}

/** Of a month: the button to take back what stands noted of it, and what was taken back. */
export function TakeBack({ deposit, about }: About) {
  const { paid, refunded, takenBack } = deposit;
  const reference = paid?.challan ?? refunded?.reference;
  return (
    <>
      {reference && <TakeBackButton {...{ deposit, about, reference }} />}
      {takenBack.map((note) => (
        <TakenBackLine key={`${note.at} ${note.reason}`} note={note} />
      ))}
    </>
  );
}

/** What was noted of a month and taken back: struck out, with who did it, when and why. */
function TakenBackLine({ note }: { readonly note: TakenBackDeposit }) {
  const texts = usePayoutsTexts();
  const words = useTakeBackTexts();
  const language = useLanguage();
  const { isRefund, amountInPaise, reference, paidAt, by, at, reason } = note;
  const day = formatDate(paidAt, language);
  const amount = formatPaise(amountInPaise);
  return (
    <span className="block break-words">
      <s>
        {isRefund
          ? texts.refunded(amount, day, reference)
          : `${texts.depositPaid(day, reference)}: ${amount}`}
      </s>{" "}
      {words.wasTakenBack(by, formatDate(at, language), reason)}
    </span>
  );
}

/** What stands noted of a month was noted wrong: finance says why, and the month is open again. */
function TakeBackButton({
  deposit,
  reference,
  about,
}: About & {
  /** The number under which it stands noted. */
  readonly reference: string;
}) {
  const words = useTakeBackTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="mt-1 block">
      <Button small look="onpaper" aria-label={`${words.takeBack}: ${about}`} onClick={() => setOpen(true)}>
        {words.takeBack}
      </Button>
      {isOpen && <TakeBackDialog {...{ deposit, reference, about }} onClose={() => setOpen(false)} />}
    </span>
  );
}

function TakeBackDialog({
  deposit: { month, levy },
  reference,
  about,
  onClose,
}: About & { readonly reference: string; readonly onClose: () => void }) {
  const texts = usePayoutsTexts();
  const words = useTakeBackTexts();
  const formId = useId();
  const [reason, setReason] = useState("");
  const takeBack = useMutation({
    mutationFn: () => call(takeBackDeposit, { params: { month, levy }, body: { reference, reason } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(depositsQuery.queryKey, answer);
      showMessage(words.takeBackDone);
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError) void queryClient.invalidateQueries(depositsQuery);
    },
  });
  const { error } = takeBack;
  const beside = error instanceof ApiError ? error.fields["reason"] : undefined;
  return (
    <FormDialog
      {...{ formId, onClose, title: words.takeBack, cancelText: texts.cancel, busy: takeBack.isPending }}
      submitText={words.takeBack}
    >
      <Form
        close
        id={formId}
        trouble={error && !beside ? (sentenceOf(error) ?? texts.notSent) : undefined}
        onSubmit={() => {
          if (!takeBack.isPending) takeBack.mutate();
        }}
      >
        <p className="t-note">
          {about}, {reference}
        </p>
        <p className="t-note c2">{words.takeBackHint}</p>
        <TextField
          label={words.why}
          name="reason"
          value={reason}
          error={beside}
          maxLength={300}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
      </Form>
    </FormDialog>
  );
}
