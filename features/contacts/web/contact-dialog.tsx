import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError, call, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { MobileField } from "#features/auth/web";
import { addContact, type Contact, changeContact, longestName } from "../contract.ts";
import { reloadContacts } from "./api.ts";
import { useContactsTexts } from "./words.ts";

/** Adds a contact, or changes the given one. */
export function ContactDialog({ of, onClose }: { readonly of?: Contact; readonly onClose: () => void }) {
  const texts = useContactsTexts();
  const formId = useId();
  const [name, setName] = useState(of?.name ?? "");
  const [mobileNo, setMobileNo] = useState(of?.mobileNo ?? "");
  const [key, setKey] = useState(newIdempotencyKey);
  const saving = useMutation({
    mutationFn: () => {
      const body = { name, mobileNo };
      if (!of) return call(addContact, { body }, { idempotencyKey: key });
      return call(changeContact, { params: { contactId: of.contactId }, body });
    },
    onSuccess: () => {
      void reloadContacts();
      showMessage(texts.saved);
      onClose();
    },
  });
  const typed = (set: (text: string) => void) => (text: string) => {
    set(text);
    setKey(newIdempotencyKey());
  };
  const { error } = saving;
  const errors = error instanceof ApiError ? error.fields : {};
  const isBeside = Object.keys(errors).length > 0;
  return (
    <FormDialog
      {...{ formId, onClose, title: of ? texts.editTitle : texts.addTitle }}
      {...{ cancelText: texts.cancel, submitText: texts.save, busy: saving.isPending }}
    >
      <Form
        close
        id={formId}
        trouble={error && !isBeside ? (sentenceOf(error) ?? texts.notDone) : undefined}
        onSubmit={() => {
          if (!saving.isPending) saving.mutate();
        }}
      >
        <TextField
          label={texts.name}
          name="name"
          value={name}
          error={errors["name"]}
          maxLength={longestName}
          autoComplete="off"
          onChange={({ target }) => typed(setName)(target.value)}
        />
        <MobileField
          label={texts.mobile}
          isOwn={false}
          value={mobileNo}
          error={errors["mobileNo"]}
          onType={typed(setMobileNo)}
        />
      </Form>
    </FormDialog>
  );
}
