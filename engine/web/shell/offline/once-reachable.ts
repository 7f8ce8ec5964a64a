import { inBackground } from "../../browser/fresh-build.ts";

/** For a device that believes to be online while nothing comes through. */
const pauseMs = 30_000;

/**
 * Fetches something that must come in the end, again once the device is online or half a minute is over. Later tries
 * never reload the page. Once the signal is aborted nothing settles.
 */
export function onceReachable<T>(load: () => Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve) => {
    const settle = (trying: Promise<T>): void =>
      void trying.then((loaded) => {
        if (!signal.aborted) resolve(loaded);
      }, tryLater);
    const tryLater = (): void => {
      if (signal.aborted) return;
      const again = (): void => {
        removeEventListener("online", again);
        clearTimeout(timer);
        if (!signal.aborted) settle(inBackground(load));
      };
      const timer = setTimeout(again, pauseMs);
      addEventListener("online", again);
    };
    settle(load());
  });
}
