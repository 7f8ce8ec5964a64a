import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError, call, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { TickBox } from "#engine/web/ui/form/choices.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import type { Batch } from "#features/batches/contract.ts";
import { addBatch, changeBatch } from "../../contract/batches.ts";
import { refreshProduct, takeProduct } from "../api.ts";
import { valueTyped } from "../products/terms-draft.ts";
import { useBatchesTexts } from "./batches.texts.ts";

const names = ["batchNumber", "expiresOn", "quantity"] as const;
type Name = (typeof names)[number];

/** Which batch the dialog is about: a new one of a listing, or one to correct. */
export type BatchAim =
  | { readonly listingId: number; readonly pack: string; readonly withoutBatch: number }
  | { readonly batch: Batch };

/** Asks for number, expiry day and packs of a batch. */
export function BatchDialog({
  level3Id,
  aim,
  onClose,
}: {
  readonly level3Id: number;
  readonly aim: BatchAim;
  readonly onClose: () => void;
}) {
  const texts = useBatchesTexts();
  const formId = useId();
  const withoutBatch = "batch" in aim ? 0 : aim.withoutBatch;
  const [isCounted, setCounted] = useState(withoutBatch > 0);
  const [typed, setTyped] = useState(() => draftOf(aim));
  const [key, setKey] = useState(newIdempotencyKey);
  const saving = useMutation({
    mutationFn: () => {
      const body = {
        batchNumber: typed.batchNumber.trim() === "" ? null : typed.batchNumber,
        expiresOn: typed.expiresOn === "" ? null : typed.expiresOn,
        quantity: valueTyped("onHand", typed.quantity),
      };
      if ("batch" in aim) {
        const { batchId, quantity: seenQuantity } = aim.batch;
        return call(changeBatch, { params: { batchId }, body: { ...body, seenQuantity } });
      }
      const params = { listingId: aim.listingId };
      return call(addBatch, { params, body: { ...body, isCounted } }, { idempotencyKey: key });
    },
    onSuccess: (product) => {
      takeProduct(product);
      showMessage(texts.saved);
      onClose();
    },
    onError: async (error) => {
      if (!(error instanceof ApiError)) return;
      setKey(newIdempotencyKey());
      if (error.code === "batches/changed") await refreshProduct(level3Id);
    },
  });
  const { error } = saving;
  const errors = error instanceof ApiError ? error.fields : {};
  const isBeside = names.some((name) => errors[name] !== undefined);
  const field = (name: Name) => ({
    ...{ name, error: errors[name], value: typed[name], autoComplete: "off" },
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setTyped({ ...typed, [name]: target.value });
      setKey(newIdempotencyKey());
    },
  });
  return (
    <FormDialog
      {...{ formId, onClose, cancelText: texts.cancel, submitText: texts.save }}
      title={"batch" in aim ? texts.changeNamed(aim.batch.batchNumber) : texts.addTitle(aim.pack)}
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
        <TextField label={texts.number} hint={texts.numberHint} maxLength={40} {...field("batchNumber")} />
        <TextField label={texts.expiresOn} hint={texts.expiresOnHint} type="date" {...field("expiresOn")} />
        <TextField
          label={texts.quantity}
          hint={"batch" in aim ? texts.stockOf(aim.batch.quantity) : undefined}
          inputMode="numeric"
          maxLength={9}
          {...field("quantity")}
        />
        {withoutBatch > 0 && (
          <TickBox
            checked={isCounted}
            onChange={(is) => {
              setCounted(is);
              setKey(newIdempotencyKey());
            }}
          >
            {texts.isCounted(withoutBatch)}
          </TickBox>
        )}
      </Form>
    </FormDialog>
  );
}

function draftOf(aim: BatchAim): Readonly<Record<Name, string>> {
  if (!("batch" in aim)) return { batchNumber: "", expiresOn: "", quantity: "" };
  const { batchNumber, expiresOn, quantity } = aim.batch;
  return { batchNumber: batchNumber ?? "", expiresOn: expiresOn ?? "", quantity: String(quantity) };
}
