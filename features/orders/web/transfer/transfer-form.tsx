import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { PictureField } from "#features/files/web";
import { claimTransfer } from "#features/payments/contract/payments.ts";
import { useTransferTexts } from "./transfer.texts.ts";

interface Wish {
  readonly utr: string;
  /** The uploaded photo of the receipt, if one was added. */
  readonly pictureKey?: string | undefined;
  readonly key: string;
}

/** The bank's number of a transfer that was made. The same number sent again is the same wish. */
export function TransferForm({ masterId }: { readonly masterId: string }) {
  const texts = useTransferTexts();
  const [typed, setTyped] = useState<Wish>({ utr: "", key: newIdempotencyKey() });
  const [isUploading, setUploading] = useState(false);
  /** What is typed while a photo is on its way stays; anything changed is another wish. */
  const change = (part: Partial<Wish>) => setTyped((now) => ({ ...now, ...part, key: newIdempotencyKey() }));
  const claim = useMutation({
    mutationFn: ({ key, ...body }: Wish) =>
      call(claimTransfer, { params: { masterId }, body }, { idempotencyKey: key }),
    onSuccess: (transfer) => {
      queryClient.setQueryData(["orders", "transfer", masterId], transfer);
      showMessage(texts.entered);
    },
  });
  const { error } = claim;
  const fields = error instanceof ApiError && claim.variables?.key === typed.key ? error.fields : {};
  const trouble =
    error && !(error instanceof ApiError && (error.fields["utr"] || error.fields["pictureKey"]));
  return (
    <form
      className="stack-s"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!claim.isPending && !isUploading) claim.mutate(typed);
      }}
    >
      {trouble && <Note job="trouble">{sentenceOf(error) ?? texts.notSent}</Note>}
      <TextField
        label={texts.utr}
        hint={texts.utrHint}
        error={fields["utr"]}
        name="utr"
        value={typed.utr}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        required
        onChange={({ target }) => change({ utr: target.value })}
      />
      <PictureField
        label={texts.proof}
        picture={null}
        audience="private"
        error={fields["pictureKey"]}
        onChange={(sent) => change({ pictureKey: sent?.pictureKey })}
        onBusy={setUploading}
      />
      <Button type="submit" busy={claim.isPending} disabled={isUploading}>
        {texts.send}
      </Button>
    </form>
  );
}
