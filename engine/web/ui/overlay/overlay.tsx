import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { noteOverlay } from "./open-overlays.ts";

/**
 * A native modal dialog, open while it is mounted: focus goes in, the rest is inert, focus comes back.
 * Escape closes it always, a press beside it only when it is `dismissible`.
 */
export function Overlay({
  className,
  label,
  dismissible,
  onClose,
  role,
  children,
}: {
  readonly className: string;
  readonly label: string;
  readonly dismissible: boolean;
  readonly onClose: () => void;
  readonly role?: "alertdialog";
  readonly children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    const gone = noteOverlay(dialog);
    return () => {
      dialog.close();
      gone();
    };
  }, []);
  useEffect(() => {
    const dialog = ref.current;
    const isBeside = (event: MouseEvent): boolean => event.target === dialog && !isInside(event, dialog);
    const press = (event: MouseEvent): void => {
      if (dismissible && isBeside(event)) onClose();
    };
    dialog?.addEventListener("click", press);
    return () => dialog?.removeEventListener("click", press);
  }, [dismissible, onClose]);
  return (
    <dialog
      ref={ref}
      className={className}
      aria-label={label}
      role={role}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}

function isInside(event: MouseEvent, dialog: HTMLDialogElement | null): boolean {
  const box = dialog?.getBoundingClientRect();
  if (!box) return false;
  return (
    event.clientX >= box.left &&
    event.clientX <= box.right &&
    event.clientY >= box.top &&
    event.clientY <= box.bottom
  );
}
