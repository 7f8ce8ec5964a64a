import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button, type ButtonLook } from "../button.tsx";
import { classes } from "../classes.tsx";
import { IconButton } from "../icon-button.tsx";
import { useWords } from "../words.texts.ts";
import { Overlay } from "./overlay.tsx";

interface Frame {
  readonly title: string;
  readonly onClose: () => void;
  /** False where a press beside it does not close it; Escape always does. */
  readonly dismissible?: boolean;
  readonly children: ReactNode;
}

/** A dialog of 600 px, `help` 1024 px. Rendered only while it is open: `{isOpen && <Dialog …/>}`. */
export function Dialog({
  title,
  onClose,
  dismissible = true,
  size = "payment",
  footer,
  children,
}: Frame & { readonly size?: "payment" | "help"; readonly footer?: ReactNode }) {
  const words = useWords();
  return (
    <Overlay
      className={classes("dialog", size === "help" && "is-help")}
      label={title}
      dismissible={dismissible}
      onClose={onClose}
    >
      <div className="dialog-h">
        <h2 className="h2">{title}</h2>
        <IconButton name={words.close} shape={X} onClick={onClose} />
      </div>
      <div className="dialog-b">{children}</div>
      {footer && <div className="dialog-f">{footer}</div>}
    </Overlay>
  );
}

/** A question with Cancel and Ok, the focus on Cancel; Escape means Cancel, a press beside it nothing. */
export function ConfirmDialog({
  title,
  children,
  onConfirm,
  onClose,
  confirmText,
  confirmLook = "danger",
  busy = false,
}: Omit<Frame, "dismissible"> & {
  readonly onConfirm: () => void;
  readonly confirmText?: string;
  readonly confirmLook?: ButtonLook;
  readonly busy?: boolean;
}) {
  const words = useWords();
  const foot = useRef<HTMLDivElement>(null);
  // A link in the question would else come first.
  useEffect(() => foot.current?.querySelector("button")?.focus(), []);
  return (
    <Overlay
      className="dialog is-narrow"
      label={title}
      dismissible={false}
      onClose={onClose}
      role="alertdialog"
    >
      <div className="dialog-b">
        <h2 className="h2">{title}</h2>
        <div className="c2 mt-1">{children}</div>
      </div>
      <div ref={foot} className="dialog-f pt-0">
        <Button look="onpaper" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button look={confirmLook} busy={busy} onClick={onConfirm}>
          {confirmText ?? words.ok}
        </Button>
      </div>
    </Overlay>
  );
}

/** A sheet from the bottom edge with a grab bar; a 440 px dialog on wide screens. */
export function Sheet({ title, onClose, dismissible = true, children }: Frame) {
  const words = useWords();
  return (
    <Overlay className="sheet" label={title} dismissible={dismissible} onClose={onClose}>
      <div className="grab" aria-hidden="true" />
      <div className="between mb-2">
        <h2 className="h2">{title}</h2>
        {dismissible && <IconButton className="-mr-2" name={words.close} shape={X} onClick={onClose} />}
      </div>
      {children}
    </Overlay>
  );
}
