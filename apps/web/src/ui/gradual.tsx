import { useDeferredValue } from "react";

/**
 * The value, but a first one is drawn in short slices between which the page answers touches: an answer of the server
 * would else be drawn in one go, which holds a slow phone for half a second. What is known when the part appears, and
 * every later change, is drawn at once, so that going back finds its place and a press shows what it did.
 */
export function useGradualArrival<Value>(value: Value | undefined): Value | undefined {
  const hasArrived = useDeferredValue(value !== undefined);
  return hasArrived ? value : undefined;
}
