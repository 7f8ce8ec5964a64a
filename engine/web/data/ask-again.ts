import type { Query, QueryClient } from "@tanstack/react-query";

const firstWaitMs = 5000;
const longestWaitMs = 60_000;

/** Whether the data of a query could not be refreshed. */
export function isUnreachable({ state }: Pick<Query, "state">): boolean {
  return state.data !== undefined && (state.error !== null || state.fetchFailureCount > 0);
}

/**
 * Refetches shown queries that could not be refreshed: at once when the device is online again, otherwise after 5,
 * 10, 20 seconds and so on. So nobody has to reload the page for current data.
 */
export function askAgainWhenReachable(client: QueryClient): void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isShown = (query: Query): boolean => query.isActive() && isUnreachable(query);
  const plan = (): void => {
    if (client.getQueryCache().getAll().some(isShown)) {
      timer ??= setTimeout(ask, Math.min(longestWaitMs, firstWaitMs * 2 ** tries));
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    tries = 0;
  };
  const ask = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // The browser fires an event when the device is online again.
    if (!navigator.onLine) return;
    tries += 1;
    void client.refetchQueries({ predicate: isShown }).finally(plan);
  };
  client.getQueryCache().subscribe(({ type }) => {
    if (type === "updated" || type === "removed") plan();
  });
  window.addEventListener("online", () => {
    tries = 0;
    ask();
  });
}
