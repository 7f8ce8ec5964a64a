import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "../overlay/dialog.tsx";

/** A dialog around a form: Escape and one button leave everything as it was, the other sends it; a press beside does nothing. */
export function FormDialog({
  title,
  formId,
  cancelText,
  submitText,
  busy,
  disabled = false,
  onClose,
  children,
}: {
  readonly title: string;
  /** Of the form among the children. */
  readonly formId: string;
  readonly cancelText: string;
  readonly submitText: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Dialog
      title={title}
      dismissible={false}
      onClose={onClose}
      footer={
        <>
          <Button look="onpaper" onClick={onClose}>
            {cancelText}
          </Button>
          <Button type="submit" form={formId} busy={busy} disabled={disabled}>
            {submitText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
