import { createHashHistory, createRoute, createRouter, redirect } from "@tanstack/react-router";
import { doorRoutes } from "../features/auth/door.routes.tsx";
import { onSessionEnd } from "../lib/api-client.ts";
import { entryKeyOf } from "../lib/history-entry.ts";
import { forgetTarget, keepTarget } from "../lib/kept-target.ts";
import { forgetPrivate, hasLeft, tidyTab, writtenWork } from "../lib/private-storage.ts";
import { rootRoute } from "../lib/root-route.ts";
import { beginVisit, forgetSession, knownSession } from "../lib/session.ts";
import { fetchApp } from "./fetch-app.ts";
import { keyTypedAddresses } from "./keyed-addresses.ts";
import { preloadNow } from "./preload.ts";
import { doorRedirects } from "./redirects.ts";
import { Shell } from "./shell.tsx";
import { NotFoundPage, TroublePage } from "./trouble-page.tsx";

type WholeTree = ReturnType<typeof import("./whole-app.tsx").growTree>;

/**
 * The router: hash addresses, features' routes, guards before every page. It begins with the pages before sign-in
 * alone; the first other address that the guard lets through fetches the app and opens again with all its routes.
 */
export function makeRouter() {
  keyTypedAddresses();
  const joinApp = createRoute({
    getParentRoute: () => rootRoute,
    path: "/$",
    async beforeLoad({ location, preload }) {
      const app = await fetchApp();
      if (preload) return;
      app.growTree();
      router.setRoutes(router.buildRouteTree());
      // The entry is the same, and what was kept with it is found by its first key.
      const state = { ...location.state, entry: entryKeyOf(location.state) };
      throw redirect({ href: location.href, state, replace: true });
    },
  });
  const doorTree = rootRoute
    .update({ component: Shell })
    .addChildren([...doorRoutes, ...doorRedirects, joinApp]);
  const router = createRouter({
    // Links are checked against the routes of the whole app, which take the place of these.
    routeTree: doorTree as unknown as WholeTree,
    history: createHashHistory(),
    scrollRestoration: true,
    getScrollRestorationKey: ({ state, href }) => entryKeyOf(state) || href,
    defaultPreload: preloadNow(),
    defaultErrorComponent: TroublePage,
    defaultNotFoundComponent: NotFoundPage,
  });
  return router;
}

type AppRouter = ReturnType<typeof makeRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    readonly router: AppRouter;
  }
}

/**
 * A session that ended while the app was open leads to sign-in, and back here afterwards unless the person has logged
 * out in another tab. What was kept for him goes, except what he has written and not sent. Where another tab has signed
 * somebody else in, the page opens anew for that person.
 */
export function leaveWhenSessionEnds(
  shown: Pick<AppRouter, "state" | "navigate" | "invalidate">,
): () => void {
  const leave = (): void => {
    const ended = knownSession();
    if (ended === null) return;
    if (!hasLeft()) {
      keepTarget(shown.state.location.href);
      forgetPrivate(ended.profileKey, writtenWork);
    }
    forgetSession();
    void shown.navigate({ href: "/auth/signin", replace: true });
  };
  const heard = (): void => {
    if (!hasLeft()) return;
    leave();
    // Also where the session ran out before: what waited for the person goes with the log-out.
    tidyTab(null);
    forgetTarget();
  };
  window.addEventListener("storage", heard);
  const stopLeaving = onSessionEnd((why) => {
    if (why === "over") leave();
    else if (knownSession() !== null) {
      forgetSession();
      beginVisit();
      void shown.invalidate();
    }
  });
  return () => {
    window.removeEventListener("storage", heard);
    stopLeaving();
  };
}
