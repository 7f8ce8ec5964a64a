let isTyped = false;
const waiting = new Set<() => void>();

/** Watches whether something is being typed on the page that is shown; returns what ends that. */
export function watchTyping(): () => void {
  const typed = (): void => {
    isTyped = true;
  };
  const left = (): void => {
    isTyped = false;
    for (const go of [...waiting]) go();
  };
  addEventListener("input", typed);
  addEventListener("hashchange", left);
  return () => {
    removeEventListener("input", typed);
    removeEventListener("hashchange", left);
    isTyped = false;
    waiting.clear();
  };
}

/** Does it now, or when the page on which something is typed has been left: nothing typed is to be lost by it. */
export function whenNothingIsTyped(act: () => void): void {
  if (!isTyped) {
    act();
    return;
  }
  const go = (): void => {
    waiting.delete(go);
    act();
  };
  waiting.add(go);
}
