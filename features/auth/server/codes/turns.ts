import { platformRefusal } from "#engine/server/http/answers/errors.ts";

/** Lets so many pieces of work run at once and the next ones wait in line; a full line is refused with `platform/away`. */
export function turns({
  mostAtOnce,
  mostWaiting,
}: {
  readonly mostAtOnce: number;
  readonly mostWaiting: number;
}) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < mostAtOnce) running += 1;
    else if (waiting.length >= mostWaiting)
      throw platformRefusal("platform/away", { retryAfterInSeconds: 5 });
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The turn is handed over, so nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
