import { useDeferredValue } from "react";

/**
 * Whether it is so, but when it becomes so, what is drawn for it is drawn in short slices between which the page answers
 * touches: drawn in one go, a page or an answer of the server holds a slow phone for half a second. What is so when the
 * part appears is drawn at once, so that going back finds its place, unless `atFirst` is false.
 */
export function useGradually(isSo: boolean, atFirst?: false): boolean {
  return useDeferredValue<boolean>(isSo, atFirst);
}

/** The value, its first arrival drawn gradually; every later change is drawn at once, so that a press shows what it did. */
export function useGradualArrival<Value>(value: Value | undefined): Value | undefined {
  return useGradually(value !== undefined) ? value : undefined;
}
