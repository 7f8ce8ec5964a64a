import { useDeferredValue } from "react";

/**
 * Delays a change to true, so that React renders the content interruptibly; a long render would block touches on
 * slow phones. True from the start renders at once, for scroll restoration, unless `atFirst` is false.
 */
export function useDeferredMount(isSo: boolean, atFirst?: false): boolean {
  return useDeferredValue<boolean>(isSo, atFirst);
}

/**
 * The value, its first arrival rendered interruptibly. Later changes render at once, so that a press
 * shows its effect.
 */
export function useDeferredArrival<Value>(value: Value | undefined): Value | undefined {
  return useDeferredMount(value !== undefined) ? value : undefined;
}
