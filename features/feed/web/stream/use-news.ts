import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { onNewsForEveryone } from "#engine/web/data/broadcast.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { newsQuery } from "../api.ts";

/** Browsers ask at different moments, so that one new item does not bring all of them to the server at once. */
const leastWaitMs = 300;
const furtherWaitMs = 1700;

/** How many items by others have come since a moment; 0 while that is not known. */
export function useNews(since: number | undefined): number {
  const { data } = useQuery(newsQuery(since));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer = undefined;
      // A page that nobody looks at asks when somebody does.
      const refetchType = document.visibilityState === "hidden" ? "none" : "active";
      void queryClient.invalidateQueries({ queryKey: ["feed", "news"], refetchType });
    };
    const stop = onNewsForEveryone(() => {
      timer ??= setTimeout(look, leastWaitMs + Math.random() * furtherWaitMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return data ?? 0;
}
