import { type RefObject, useEffect } from "react";

/** Closes what hangs below a button on Escape and on a press or a focus elsewhere. */
export function useCloseOutside(
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event): void => {
      if (
        event instanceof KeyboardEvent
          ? event.key === "Escape"
          : !frame.current?.contains(event.target as Node)
      )
        close();
    };
    const kinds = ["pointerdown", "focusin", "keydown"] as const;
    for (const kind of kinds) document.addEventListener(kind, closeOutside);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, closeOutside);
    };
  });
}
