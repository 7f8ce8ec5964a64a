import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError, call, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { formatFieldDate } from "#engine/web/words/dates.ts";
import { paiseTyped } from "#engine/web/words/money.ts";
import { createOffer } from "#features/offers/contract";
import { useOffersTexts } from "./offers.texts.ts";

const names = ["discountInPaise", "pinPrefixes", "startsOn", "endsOn"] as const;
type Name = (typeof names)[number];

/** Gives a discount on one pack for pin codes and days. */
export function OfferDialog({
  listingId,
  pack,
  onClose,
}: {
  readonly listingId: number;
  readonly pack: string;
  readonly onClose: () => void;
}) {
  const texts = useOffersTexts();
  const formId = useId();
  const [typed, setTyped] = useState<Readonly<Record<Name, string>>>(() => ({
    ...{ discountInPaise: "", pinPrefixes: "", endsOn: "" },
    startsOn: formatFieldDate(Date.now()),
  }));
  const [key, setKey] = useState(newIdempotencyKey);
  const saving = useMutation({
    mutationFn: () =>
      call(
        createOffer,
        {
          body: {
            listingId,
            discountInPaise: paiseTyped(typed.discountInPaise),
            pinPrefixes: typed.pinPrefixes.split(/[\s,]+/).filter((prefix) => prefix !== ""),
            startsOn: typed.startsOn,
            endsOn: typed.endsOn,
          },
        },
        { idempotencyKey: key },
      ),
    onSuccess: async () => {
      showMessage(texts.saved);
      onClose();
      await queryClient.invalidateQueries({ queryKey: ["assortment", "offers"] });
    },
    onError: (error) => {
      if (error instanceof ApiError) setKey(newIdempotencyKey());
    },
  });
  const { error } = saving;
  const errors = error instanceof ApiError ? error.fields : {};
  /** A wrong pin code is named by its place in the list. */
  const errorOf = (name: Name): string | undefined =>
    errors[name] ?? Object.entries(errors).find(([field]) => field.startsWith(`${name}.`))?.[1];
  const isBeside = names.some((name) => errorOf(name) !== undefined);
  const field = (name: Name) => ({
    ...{ name, error: errorOf(name), value: typed[name], autoComplete: "off" },
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setTyped({ ...typed, [name]: target.value });
      setKey(newIdempotencyKey());
    },
  });
  return (
    <FormDialog
      {...{ formId, onClose, title: texts.giveTitle(pack), cancelText: texts.cancel, submitText: texts.save }}
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
          label={texts.discount}
          hint={texts.discountHint}
          before="₹"
          inputMode="decimal"
          maxLength={14}
          {...field("discountInPaise")}
        />
        <TextField label={texts.pins} hint={texts.pinsHint} maxLength={1400} {...field("pinPrefixes")} />
        <TextField label={texts.startsOn} type="date" {...field("startsOn")} />
        <TextField label={texts.endsOn} type="date" {...field("endsOn")} />
      </Form>
    </FormDialog>
  );
}
