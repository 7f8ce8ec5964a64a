import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-client.ts";

/** The one cache of answers. Refusals are final; a broken connection is tried twice more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => !(error instanceof ApiError && error.status < 500) && failures < 2,
    },
    mutations: { retry: false },
  },
});
