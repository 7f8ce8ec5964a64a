import { notifyManager } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { isUnreachable } from "./ask-again.ts";
import { queryClient } from "./query-client.ts";

/**
 * How old the oldest of what the page shows is, as a moment in epoch milliseconds: of everything while the device is
 * offline, else of what could not be asked for again. Null when nothing of that is shown.
 */
export function useShownAsOf(isOnline: boolean): number | null {
  const subscribe = useCallback((listener: () => void) => {
    // The cache speaks while another component is drawn, and React allows no change of state then: so a moment later.
    return queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener));
  }, []);
  return useSyncExternalStore(subscribe, () => oldestShown(isOnline));
}

function oldestShown(isOnline: boolean): number | null {
  const shown = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ meta }) => meta?.isKept && !meta.isOfFrame)
    .filter((query) => query.isActive() && query.state.data !== undefined)
    .filter((query) => !isOnline || isUnreachable(query));
  if (shown.length === 0) return null;
  return Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
}
