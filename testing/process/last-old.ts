/**
 * Asks with `ask` and notes when the last answer that was still the old one was asked for. A promise like "within a
 * second" is about that moment: how long a busy machine takes to answer is no matter of it.
 */
export function noteLastOld<T>(isOld: (answer: T) => boolean): {
  /** Milliseconds from the beginning to that moment; 0 when no answer was old. */
  readonly lastOldAfterMs: () => number;
  readonly noted: (ask: () => Promise<T>) => Promise<T>;
} {
  const beganAt = performance.now();
  let lastOldAt = beganAt;
  return {
    lastOldAfterMs: () => lastOldAt - beganAt,
    async noted(ask) {
      const askedAt = performance.now();
      const answer = await ask();
      if (isOld(answer)) lastOldAt = askedAt;
      return answer;
    },
  };
}
