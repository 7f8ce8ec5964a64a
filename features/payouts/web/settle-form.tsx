import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { markFailed, markPaid } from "../contract.ts";
import { takeDesk } from "./api.ts";
import { usePayoutsTexts } from "./words.ts";

/** What the bank made of a payout: its number, or why it was not paid. */
export function SettleForm({ payoutId }: { readonly payoutId: number }) {
  const texts = usePayoutsTexts();
  const [bankReference, setReference] = useState("");
  const [because, setBecause] = useState("");
  const settle = useMutation({
    mutationFn: (outcome: "paid" | "failed") =>
      outcome === "paid"
        ? call(markPaid, { params: { payoutId }, body: { bankReference } })
        : call(markFailed, { params: { payoutId }, body: { because } }),
    onSuccess: takeDesk,
  });
  const refused = settle.error instanceof ApiError ? settle.error.fields : {};
  return (
    <div className="stack-s">
      {settle.error && Object.keys(refused).length === 0 && (
        <Note job="trouble">{sentenceOf(settle.error) ?? texts.notSent}</Note>
      )}
      <TextField
        label={texts.bankReference}
        name="bankReference"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={22}
        value={bankReference}
        error={refused["bankReference"]}
        onChange={(event) => setReference(event.target.value)}
      />
      <Button busy={settle.isPending} onClick={() => settle.mutate("paid")}>
        {texts.notePaid}
      </Button>
      <TextField
        label={texts.because}
        name="because"
        autoComplete="off"
        maxLength={200}
        value={because}
        error={refused["because"]}
        onChange={(event) => setBecause(event.target.value)}
      />
      <Button look="second" busy={settle.isPending} onClick={() => settle.mutate("failed")}>
        {texts.noteFailed}
      </Button>
    </div>
  );
}
