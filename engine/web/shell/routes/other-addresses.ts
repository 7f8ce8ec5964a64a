import { type AnyRoute, type AnyRouter, createRoute, redirect } from "@tanstack/react-router";
import { entryKeyOf } from "../../routes/history-entry.ts";
import { rootRoute } from "../../routes/root-route.ts";

/**
 * A route of addresses that no other one takes yet: it fetches more of the app, adds its routes, and opens the address
 * again.
 */
export function otherAddresses(
  path: string,
  router: () => AnyRouter,
  fetchMore: () => Promise<{ readonly addRoutes: (router: AnyRouter) => unknown }>,
): AnyRoute {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    async beforeLoad({ location, preload }) {
      const { addRoutes } = await fetchMore();
      if (preload) return;
      addRoutes(router());
      // The history entry is the same; its stored data are found by the first key.
      const state = { ...location.state, entry: entryKeyOf(location.state) };
      throw redirect({ href: location.href, state, replace: true });
    },
  });
}
