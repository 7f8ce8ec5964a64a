import { type RefObject, useEffect } from "react";

/**
 * Closes what hangs below a button on Escape, which gives the focus back to that button (`aria-expanded` in the same
 * frame), and on a press or a focus elsewhere.
 */
export function useCloseOutside(
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event): void => {
      const isInside = frame.current?.contains(event.target as Node) ?? false;
      if (event instanceof KeyboardEvent ? event.key !== "Escape" : isInside) return;
      if (event instanceof KeyboardEvent)
        frame.current?.querySelector<HTMLElement>("button[aria-expanded=true]")?.focus();
      close();
    };
    const kinds = ["pointerdown", "focusin", "keydown"] as const;
    for (const kind of kinds) document.addEventListener(kind, closeOutside);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, closeOutside);
    };
  });
}
