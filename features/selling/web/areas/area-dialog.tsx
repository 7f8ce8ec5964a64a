import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { TickBox } from "#engine/web/ui/form/choices.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { moneyParts, paiseTyped } from "#engine/web/words/money.ts";
import { addShippingRate, changeShippingRate, type OwnShippingRate } from "../../contract.ts";
import { useAreasTexts } from "./areas.texts.ts";

const fieldNames = ["pinPrefix", "orderValueFromInPaise", "chargeInPaise", "leadDays"] as const;
type FieldName = (typeof fieldNames)[number];
interface TypedArea extends Readonly<Record<FieldName, string>> {
  readonly isCashOnDelivery: boolean;
}

const rupees = (amountInPaise: number): string => {
  const { rupees: whole, paise } = moneyParts(amountInPaise);
  return `${whole}.${paise}`;
};

function typedOf(rate: OwnShippingRate | null): TypedArea {
  if (!rate)
    return {
      ...{ pinPrefix: "", orderValueFromInPaise: "0", chargeInPaise: "", leadDays: "" },
      isCashOnDelivery: true,
    };
  return {
    pinPrefix: rate.pinPrefix,
    orderValueFromInPaise: rupees(rate.orderValueFromInPaise),
    chargeInPaise: rupees(rate.chargeInPaise),
    leadDays: String(rate.leadDays),
    isCashOnDelivery: rate.isCashOnDelivery,
  };
}

/** What was typed as it is sent; what is no number the server refuses beside its field. */
function termsOf(typed: TypedArea) {
  const days = typed.leadDays.trim();
  return {
    pinPrefix: typed.pinPrefix.trim(),
    orderValueFromInPaise: paiseTyped(typed.orderValueFromInPaise),
    chargeInPaise: paiseTyped(typed.chargeInPaise),
    leadDays: /^\d{1,4}$/.test(days) ? Number(days) : Number.NaN,
    isCashOnDelivery: typed.isCashOnDelivery,
  };
}

/** Adds an area or changes one. Where it was changed meanwhile, saving again goes by how it stands then. */
export function AreaDialog({
  rate,
  latestOf,
  readAgain,
  onSaved,
  onClose,
}: {
  /** Null: a new one. */
  readonly rate: OwnShippingRate | null;
  readonly latestOf: (rateId: number) => OwnShippingRate | undefined;
  readonly readAgain: () => Promise<unknown>;
  readonly onSaved: (answer: { rates: OwnShippingRate[] }) => void;
  readonly onClose: () => void;
}) {
  const texts = useAreasTexts();
  const formId = useId();
  const [typed, setTyped] = useState(() => typedOf(rate));
  const [seen, setSeen] = useState(rate);
  const saving = useMutation({
    mutationFn: () => (seen ? change(seen, typed) : call(addShippingRate, { body: termsOf(typed) })),
    onSuccess: (answer) => {
      onSaved(answer);
      showMessage(texts.saved);
      onClose();
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.code !== "selling/rate-changed" || !seen) return;
      await readAgain();
      const latest = latestOf(seen.rateId);
      if (!latest) return;
      setSeen(latest);
      setTyped(typedOf(latest));
    },
  });
  const { error } = saving;
  const errors = error instanceof ApiError ? error.fields : {};
  const isBeside = fieldNames.some((name) => errors[name] !== undefined);
  const field = (name: FieldName) => ({
    ...{ name, error: errors[name], value: typed[name], autoComplete: "off" },
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <FormDialog
      {...{ formId, onClose }}
      title={rate ? texts.changeTitle : texts.addTitle}
      cancelText={texts.cancel}
      submitText={texts.save}
      busy={saving.isPending}
    >
      <Form
        close
        id={formId}
        trouble={error && !isBeside ? (sentenceOf(error) ?? texts.noConnection) : undefined}
        onSubmit={() => {
          if (!saving.isPending) saving.mutate();
        }}
      >
        <TextField
          label={texts.prefix}
          hint={texts.prefixHint}
          inputMode="numeric"
          maxLength={6}
          {...field("pinPrefix")}
        />
        <TextField
          label={texts.valueField}
          hint={texts.valueHint}
          before="₹"
          inputMode="decimal"
          maxLength={14}
          {...field("orderValueFromInPaise")}
        />
        <TextField
          label={texts.chargeField}
          hint={texts.chargeHint}
          before="₹"
          inputMode="decimal"
          maxLength={14}
          {...field("chargeInPaise")}
        />
        <TextField label={texts.daysField} inputMode="numeric" maxLength={2} {...field("leadDays")} />
        <TickBox
          checked={typed.isCashOnDelivery}
          onChange={(isCashOnDelivery) => setTyped({ ...typed, isCashOnDelivery })}
        >
          {texts.cashField}
        </TickBox>
      </Form>
    </FormDialog>
  );
}

function change({ rateId, ...seen }: OwnShippingRate, typed: TypedArea) {
  return call(changeShippingRate, { params: { rateId }, body: { ...termsOf(typed), seen } });
}
