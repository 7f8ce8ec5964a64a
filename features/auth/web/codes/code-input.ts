import { type ClipboardEvent, useEffect, useRef } from "react";
import { codeIn } from "./code-in.ts";

/**
 * Makes room in the field of a code: a refused code stands selected, so that the next one replaces it, and a whole code
 * that is pasted replaces all that stands there, wherever the caret is.
 */
export function useCodeInput(codeLength: number, error: string | undefined) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error === undefined) return;
    ref.current?.focus();
    ref.current?.select();
  }, [error]);
  const onPaste = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLInputElement>): void => {
    if (codeIn(clipboardData.getData("text"), codeLength).length === codeLength) currentTarget.select();
  };
  return { ref, onPaste };
}
