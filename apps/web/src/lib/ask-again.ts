import type { QueryClient } from "@tanstack/react-query";
import { areSomeUnreachable, isUnreachable, onUnreachable } from "./unreachable.ts";

const firstWaitMs = 5000;
const longestWaitMs = 60_000;

/**
 * Asks again for what is shown as it was kept: at once when the device has a network again, and while the server does
 * not answer after 5, 10, 20 seconds and so on, so that nobody has to load the page to see what holds now.
 */
export function askAgainWhenReachable(client: QueryClient): void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (): void => {
    if (!areSomeUnreachable()) {
      clearTimeout(timer);
      timer = undefined;
      tries = 0;
      return;
    }
    timer ??= setTimeout(ask, Math.min(longestWaitMs, firstWaitMs * 2 ** tries));
  };
  const ask = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // Without a network the browser says when there is one.
    if (!navigator.onLine) return;
    tries += 1;
    const isShown = ({ queryHash }: { readonly queryHash: string }) => isUnreachable(queryHash);
    void client.refetchQueries({ type: "active", predicate: isShown }).finally(plan);
  };
  onUnreachable(plan);
  window.addEventListener("online", () => {
    tries = 0;
    ask();
  });
}
