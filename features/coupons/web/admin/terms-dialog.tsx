import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { rupeesOf } from "#engine/contract/money.ts";
import { ApiError } from "#engine/web/data/api-client.ts";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";

import { useLanguage } from "#engine/web/words/language.ts";
import { paiseTyped } from "#engine/web/words/money.ts";
import type { DatedTerms } from "../../contract/admin-coupons.ts";
import { sendTerms } from "./admin-coupons.api.ts";
import { useAdminCouponsTexts } from "./admin-coupons.texts.ts";
import { formatDay } from "./day-words.ts";

/** Asks for new terms and their first day, filled with those of today; faults stand beside the fields. */
export function TermsDialog({
  current,
  onClose,
}: {
  readonly current: DatedTerms;
  readonly onClose: () => void;
}) {
  const texts = useAdminCouponsTexts();
  const language = useLanguage();
  const formId = useId();
  const [typed, setTyped] = useState({
    validFrom: "",
    welcomeInPaise: String(rupeesOf(current.welcomeInPaise)),
    referralInPaise: String(rupeesOf(current.referralInPaise)),
    daysOfLife: String(current.daysOfLife),
    leastValueInPaise: String(rupeesOf(current.leastValueInPaise)),
  });
  const sending = useMutation({
    mutationFn: () =>
      sendTerms({
        validFrom: typed.validFrom,
        welcomeInPaise: paiseTyped(typed.welcomeInPaise),
        referralInPaise: paiseTyped(typed.referralInPaise),
        daysOfLife: Number(typed.daysOfLife),
        leastValueInPaise: paiseTyped(typed.leastValueInPaise),
      }),
    onSuccess: () => {
      showMessage(texts.added(formatDay(typed.validFrom, language)));
      onClose();
    },
  });
  const { error } = sending;
  const fields = error instanceof ApiError ? error.fields : {};
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    error: fields[name],
    autoComplete: "off",
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped((now) => ({ ...now, [name]: target.value })),
  });
  const amount = (name: keyof typeof typed) => ({
    ...field(name),
    inputMode: "decimal" as const,
    maxLength: 12,
  });
  return (
    <FormDialog
      {...{ formId, onClose, title: texts.addTitle, cancelText: texts.cancel, submitText: texts.save }}
      busy={sending.isPending}
    >
      <Form
        close
        id={formId}
        trouble={
          error && Object.keys(fields).length === 0 ? (sentenceOf(error) ?? texts.noConnection) : undefined
        }
        onSubmit={() => {
          if (!sending.isPending) sending.mutate();
        }}
      >
        <p className="t-note">{texts.addFacts}</p>
        <TextField label={texts.validFrom} type="date" {...field("validFrom")} />
        <TextField label={texts.welcomeRupees} {...amount("welcomeInPaise")} />
        <TextField label={texts.referralRupees} {...amount("referralInPaise")} />
        <TextField label={texts.lifeDays} {...field("daysOfLife")} inputMode="numeric" maxLength={3} />
        <TextField label={texts.leastRupees} {...amount("leastValueInPaise")} />
      </Form>
    </FormDialog>
  );
}
