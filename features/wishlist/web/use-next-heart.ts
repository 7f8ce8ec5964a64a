import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Where the keyboard goes on when the card of a released heart leaves with it: at the heart that takes its place, else
 * at the first way on. Returns what notes the heart that is pressed.
 */
export function useNextHeart(page: RefObject<HTMLElement | null>, count: number): () => void {
  const pressedAt = useRef(-1);
  const hearts = (): HTMLElement[] => [
    ...(page.current?.querySelectorAll<HTMLElement>("button[aria-pressed]") ?? []),
  ];
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a card has left
  useLayoutEffect(() => {
    const at = pressedAt.current;
    pressedAt.current = -1;
    // Who has gone on by himself is left there.
    if (at < 0 || document.activeElement !== document.body) return;
    const left = hearts();
    const next = left[Math.min(at, left.length - 1)] ?? page.current?.querySelector("a");
    next?.focus({ preventScroll: true });
  }, [count]);
  return () => {
    pressedAt.current = hearts().indexOf(document.activeElement as HTMLElement);
  };
}
