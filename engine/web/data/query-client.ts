import { onlineManager, QueryClient } from "@tanstack/react-query";
import { ApiError, NetworkError } from "./api-client.ts";
import { askAgainWhenReachable } from "./ask-again.ts";
import { forgetAnswers, persister, persistQueries } from "./query-persister.ts";
import { onSellerWorkChanged, onSessionReplaced } from "./session.ts";

/** Whoever has waited in vain for an answer is told so, and not made to wait as long again. */
function isFinal(error: Error): boolean {
  if (error instanceof NetworkError) return error.wasSilent;
  return error instanceof ApiError && error.status < 500;
}

/** The one cache of answers. Refusals are final; a broken connection is tried twice more, none at all not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Without a connection a call fails like any other, so that the page says so instead of waiting in silence.
      networkMode: "always",
      refetchOnReconnect: true,
      persister,
      retry: (failures, error) => navigator.onLine && !isFinal(error) && failures < 2,
    },
    // A press that cannot be sent says so, instead of being done unseen when a network comes; what is to wait for one
    // stands in the outbox.
    mutations: { retry: false, networkMode: "always" },
  },
});

// The library takes it that there is a network until it hears otherwise, and would not notice that one has come.
onlineManager.setOnline(navigator.onLine);
persistQueries(queryClient);
askAgainWhenReachable(queryClient);
onSellerWorkChanged(() => {
  void forgetAnswers();
  void queryClient.resetQueries();
});
onSessionReplaced(() => {
  queryClient.removeQueries();
  void forgetAnswers();
});
