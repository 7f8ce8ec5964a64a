import { claimTransfer } from "@santha/contract/payments";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call, newIdempotencyKey } from "#lib/api-client";
import { queryClient } from "#lib/query-client";
import { sentenceOf } from "#ui/answer";
import { Button } from "#ui/button";
import { Note } from "#ui/note";
import { showMessage } from "#ui/snackbar";
import { TextField } from "#ui/text-field";
import { useTransferTexts } from "./transfer.texts.ts";

interface Wish {
  readonly utr: string;
  readonly key: string;
}

/** The bank's number of a transfer that was made. The same number sent again is the same wish. */
export function TransferForm({ masterId }: { readonly masterId: string }) {
  const texts = useTransferTexts();
  const [typed, setTyped] = useState<Wish>({ utr: "", key: newIdempotencyKey() });
  const claim = useMutation({
    networkMode: "always",
    mutationFn: ({ utr, key }: Wish) =>
      call(claimTransfer, { params: { masterId }, body: { utr } }, { idempotencyKey: key }),
    onSuccess: (transfer) => {
      queryClient.setQueryData(["orders", "transfer", masterId], transfer);
      showMessage(texts.entered);
    },
  });
  const { error } = claim;
  const wrong =
    error instanceof ApiError && claim.variables?.utr === typed.utr ? error.fields["utr"] : undefined;
  const trouble = error && !(error instanceof ApiError && error.fields["utr"]);
  return (
    <form
      className="stack-s"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!claim.isPending) claim.mutate(typed);
      }}
    >
      {trouble && <Note job="trouble">{sentenceOf(error) ?? texts.notSent}</Note>}
      <TextField
        label={texts.utr}
        hint={texts.utrHint}
        error={wrong}
        name="utr"
        value={typed.utr}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        required
        onChange={(event) => setTyped({ utr: event.target.value, key: newIdempotencyKey() })}
      />
      <Button type="submit" busy={claim.isPending}>
        {texts.send}
      </Button>
    </form>
  );
}
