import { type RefObject, useEffect, useState } from "react";

/** So far below the screen an item counts as in view, so that it is there when the eye arrives. */
const aheadPx = 200;

const onSeen = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function watch(element: Element, seen: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) onSeen.get(target)?.();
    },
    { rootMargin: `0px 0px ${aheadPx}px` },
  );
  const watching = observer;
  onSeen.set(element, seen);
  watching.observe(element);
  return () => watching.unobserve(element);
}

/** Whether an element has come into view since it is there. In a browser that cannot tell everything has. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(typeof IntersectionObserver !== "function");
  useEffect(() => {
    const element = ref.current;
    return isSeen || !element ? undefined : watch(element, () => setSeen(true));
  }, [ref, isSeen]);
  return isSeen;
}
