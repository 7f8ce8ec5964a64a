import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { NameText } from "#engine/contract/language.ts";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Dialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { renameTown } from "../contract.ts";
import { useOwnBusinessTexts } from "./business/own-business.texts.ts";

const longest = 80;

/** Asks how the town is written in Latin and in Telugu letters. What was typed stays when it is refused. */
export function TownDialog({ town, onClose }: { readonly town: NameText; readonly onClose: () => void }) {
  const texts = useOwnBusinessTexts();
  const formId = useId();
  const [typed, setTyped] = useState({ town: town.en, townTe: town.te ?? "" });
  const saving = useMutation({
    mutationFn: () =>
      call(renameTown, {
        body: { town: typed.town, townTe: typed.townTe.trim() === "" ? null : typed.townTe },
      }),
    onSuccess: (answer) => {
      queryClient.setQueryData(["selling", "business"], answer);
      showMessage(texts.saved);
      onClose();
    },
  });
  const fields = saving.error instanceof ApiError ? saving.error.fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  };
  const field = (name: "town" | "townTe") => ({
    name,
    value: typed[name],
    error: fields[name],
    maxLength: longest,
    autoComplete: "off",
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <Dialog
      title={texts.change}
      dismissible={false}
      onClose={onClose}
      footer={
        <>
          <Button look="onpaper" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={saving.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack-s" noValidate onSubmit={submit}>
        {saving.error && Object.keys(fields).length === 0 && (
          <Note job="trouble">{sentenceOf(saving.error) ?? texts.noConnection}</Note>
        )}
        <TextField label={texts.town} hint={texts.townHint} lang="en" {...field("town")} />
        <TextField label={texts.townTe} hint={texts.townTeHint} lang="te" {...field("townTe")} />
      </form>
    </Dialog>
  );
}
