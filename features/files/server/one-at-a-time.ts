import { platformRefusal } from "#engine/server/http/answers/errors.ts";

/** Runs heavy work one after another. What waits is held in memory, so that is limited too. */
export interface Line {
  run<T>(bytes: number, work: () => Promise<T>): Promise<T>;
}

/** @throws 503 from `run` when more would have to wait than may. */
export function oneAtATime(mostWaitingBytes: number): Line {
  let waitingBytes = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    async run(bytes, work) {
      if (waitingBytes > 0 && waitingBytes + bytes > mostWaitingBytes) {
        throw platformRefusal("platform/away", {
          retryAfterInSeconds: 5,
          detail: "too many pictures at once",
        });
      }
      waitingBytes += bytes;
      const mine = last.then(work);
      last = mine.catch(() => {});
      try {
        return await mine;
      } finally {
        waitingBytes -= bytes;
      }
    },
  };
}
