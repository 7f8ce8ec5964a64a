import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { ApiError } from "#engine/web/data/api-client.ts";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useTablesTexts } from "./tables.texts.ts";

/** What a dialog changes and says once it is done. */
interface Change {
  readonly title: string;
  readonly submitText: string;
  readonly done: string;
  readonly send: () => Promise<void>;
  readonly onClose: () => void;
}

/** The form of a row of a table; what was typed stays when it is refused, with the reason beside its field. */
export function ChangeDialog({
  title,
  submitText,
  done,
  send,
  onClose,
  disabled = false,
  children,
}: Change & {
  readonly disabled?: boolean;
  /** Gets what the server said of each field. */
  readonly children: (errors: Readonly<Record<string, string>>) => ReactNode;
}) {
  const texts = useTablesTexts();
  const formId = useId();
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => {
      showMessage(done);
      onClose();
    },
  });
  const { error } = sending;
  const errors = error instanceof ApiError ? error.fields : {};
  const isBeside = Object.keys(errors).length > 0;
  return (
    <FormDialog
      {...{ title, formId, submitText, onClose, disabled, cancelText: texts.cancel, busy: sending.isPending }}
    >
      <Form
        close
        id={formId}
        trouble={error && !isBeside ? (sentenceOf(error) ?? texts.noConnection) : undefined}
        onSubmit={() => {
          if (!sending.isPending) sending.mutate();
        }}
      >
        {children(errors)}
      </Form>
    </FormDialog>
  );
}

/** Asks before a row is hidden or removed; a refusal is said below and leaves everything as it was. */
export function ConfirmChange({
  title,
  submitText,
  done,
  send,
  onClose,
  children,
}: Change & { readonly children: ReactNode }) {
  const { isPending, mutate } = useTableChange({ send, done, onSettled: onClose });
  return (
    <ConfirmDialog {...{ title, onClose }} confirmText={submitText} busy={isPending} onConfirm={mutate}>
      {children}
    </ConfirmDialog>
  );
}

/** A change without a form: its outcome is said below. */
export function useTableChange({
  send,
  done,
  onSettled,
}: Pick<Change, "send"> & { readonly done?: string; readonly onSettled?: () => void }) {
  const texts = useTablesTexts();
  const { isPending, mutate } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      if (done !== undefined) showMessage(done);
    },
    onError: (error) => showMessage(sentenceOf(error) ?? texts.noConnection),
    onSettled: () => onSettled?.(),
  });
  return { isPending, mutate: () => mutate() };
}
