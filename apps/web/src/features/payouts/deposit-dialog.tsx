import { type Deposit, payDeposit } from "@santha/contract/withholding";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError, call } from "#lib/api-client";
import { formatPaise } from "#lib/money";
import { queryClient } from "#lib/query-client";
import { sentenceOf } from "#ui/answer";
import { Form } from "#ui/form";
import { FormDialog } from "#ui/form-dialog";
import { showMessage } from "#ui/snackbar";
import { TextField } from "#ui/text-field";
import { depositsQuery } from "./payouts.api.ts";
import { usePayoutsTexts } from "./payouts.texts.ts";

/** Finance has paid a month's tax to the state: the challan's number and the day. */
export function DepositDialog({
  deposit: { month, levy, dueInPaise },
  about,
  onClose,
}: {
  readonly deposit: Deposit;
  readonly about: string;
  readonly onClose: () => void;
}) {
  const texts = usePayoutsTexts();
  const formId = useId();
  const [typed, setTyped] = useState({ challan: "", paidOn: "" });
  const pay = useMutation({
    networkMode: "always",
    mutationFn: () => call(payDeposit, { params: { month, levy }, body: { dueInPaise, ...typed } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(depositsQuery.queryKey, answer);
      showMessage(texts.depositNoted);
      onClose();
    },
    // What was seen may have changed: the list and this question show how it stands.
    onError: (error) => {
      if (error instanceof ApiError) void queryClient.invalidateQueries(depositsQuery);
    },
  });
  const { error } = pay;
  const fields = error instanceof ApiError ? error.fields : {};
  const isBeside = Object.keys(fields).length > 0;
  const field = (name: keyof typeof typed) => ({
    name,
    label: texts[name],
    value: typed[name],
    error: fields[name],
    autoComplete: "off",
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped((now) => ({ ...now, [name]: target.value })),
  });
  return (
    <FormDialog
      {...{ formId, onClose, title: texts.noteDeposit, cancelText: texts.cancel, busy: pay.isPending }}
      submitText={texts.noteDeposit}
    >
      <Form
        close
        id={formId}
        trouble={error && !isBeside ? (sentenceOf(error) ?? texts.notSent) : undefined}
        onSubmit={() => {
          if (!pay.isPending) pay.mutate();
        }}
      >
        <p className="t-note">
          {formatPaise(dueInPaise)}: {about}
        </p>
        <TextField {...field("challan")} maxLength={40} />
        <TextField {...field("paidOn")} type="date" />
      </Form>
    </FormDialog>
  );
}
