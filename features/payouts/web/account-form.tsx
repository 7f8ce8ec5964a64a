import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { type PayoutAccount, saveAccount } from "../contract.ts";
import { takeOwn } from "./api.ts";
import { usePayoutsTexts } from "./words.ts";

type AccountField = "holder" | "upiId" | "accountNumber" | "ifsc";
type Draft = Readonly<Record<AccountField, string>> & { readonly kind: "upi" | "bank" };

/** A UPI id or a bank account; the server's word stands beside a refused field, and what is typed stays. */
export function AccountForm({
  account,
  onDone,
}: {
  readonly account: PayoutAccount | null;
  readonly onDone: () => void;
}) {
  const texts = usePayoutsTexts();
  const [draft, setDraft] = useState<Draft>(() => draftOf(account));
  const save = useMutation({
    mutationFn: (wish: Draft) => call(saveAccount, { body: accountIn(wish) }),
    onSuccess: (answer) => {
      takeOwn(answer);
      showMessage(texts.saved);
      onDone();
    },
  });
  const refused = save.error instanceof ApiError && save.variables === draft ? save.error.fields : {};
  const fields: readonly AccountField[] =
    draft.kind === "upi" ? ["holder", "upiId"] : ["holder", "accountNumber", "ifsc"];
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate(draft);
      }}
    >
      {save.error && !(save.error instanceof ApiError && Object.keys(save.error.fields).length > 0) && (
        <Note job="trouble">{sentenceOf(save.error) ?? texts.notSent}</Note>
      )}
      <SelectField
        label={texts.way}
        name="kind"
        value={draft.kind}
        options={[
          { value: "upi", text: texts.upi },
          { value: "bank", text: texts.bank },
        ]}
        onChange={(event) => setDraft({ ...draft, kind: event.target.value === "bank" ? "bank" : "upi" })}
      />
      {fields.map((field) => (
        <TextField
          key={field}
          label={texts[field]}
          name={field}
          autoComplete="off"
          inputMode={field === "accountNumber" ? "numeric" : "text"}
          maxLength={100}
          value={draft[field]}
          error={refused[field]}
          onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={save.isPending}>
          {texts.save}
        </Button>
        {account && (
          <Button look="quiet" onClick={onDone}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

function draftOf(account: PayoutAccount | null): Draft {
  const empty = { kind: "upi", holder: "", upiId: "", accountNumber: "", ifsc: "" } as const;
  return account ? { ...empty, ...account } : empty;
}

function accountIn({ kind, holder, upiId, accountNumber, ifsc }: Draft): PayoutAccount {
  return kind === "upi" ? { kind, holder, upiId } : { kind, holder, accountNumber, ifsc };
}
