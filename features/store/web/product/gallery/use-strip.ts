import { type KeyboardEvent, useRef, useState } from "react";

/** A row of photos that snaps to one of them: which one is in view, and how to go to another. */
export function useStrip(count: number, first = 0) {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(first);
  const show = (index: number, behavior: ScrollBehavior = "smooth"): void => {
    if (index < 0 || index >= count) return;
    setAt(index);
    const row = strip.current;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    row?.scrollTo?.({ left: index * row.clientWidth, behavior: isStill ? "auto" : behavior });
  };
  const onScroll = (): void => {
    const row = strip.current;
    if (row && row.clientWidth > 0) setAt(Math.round(row.scrollLeft / row.clientWidth));
  };
  /** Arrows, Home and End; the photo that comes into view takes the focus, so that Enter opens it. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = targets(at, count)[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const to = Math.min(count - 1, Math.max(0, target));
    show(to);
    strip.current?.children[to]?.querySelector("button")?.focus({ preventScroll: true });
  };
  return { strip, at, show, onScroll, onKeyDown };
}

const targets = (at: number, count: number): Readonly<Record<string, number | undefined>> => ({
  ArrowRight: at + 1,
  ArrowLeft: at - 1,
  Home: 0,
  End: count - 1,
});
