import { type AnyRouter, createHashHistory, createRouter } from "@tanstack/react-router";
import { publicRoutes } from "#features/auth/web/public.routes.tsx";
import { onSessionEnd } from "../../data/api-client.ts";
import { forgetPrivate, hasLeft, tidyTab, writtenWork } from "../../data/private-storage.ts";
import { beginVisit, forgetSession, knownSession } from "../../data/session.ts";
import { entryKeyOf } from "../../routes/history-entry.ts";
import { forgetTarget, keepTarget } from "../../routes/kept-target.ts";
import { rootRoute } from "../../routes/root-route.ts";
import { Shell } from "../shell.tsx";
import { fetchApp } from "./fetch-app.ts";
import { keyTypedAddresses } from "./keyed-addresses.ts";
import { otherAddresses } from "./other-addresses.ts";
import { preloadNow } from "./preload.ts";
import { publicRedirects } from "./redirects.ts";
import { NotFoundPage, TroublePage } from "./trouble-page.tsx";

type SignedInTree = ReturnType<typeof import("./add-routes.ts").addRoutes>;

/**
 * The router: hash addresses, the routes of all features, a guard before every page. It starts with the public
 * routes alone; the first other permitted address loads the signed-in app, the first one of a desk the desks.
 */
export function makeRouter() {
  keyTypedAddresses();
  const joinApp = otherAddresses("/$", (): AnyRouter => router, fetchApp);
  const publicTree = rootRoute
    .update({ component: Shell })
    .addChildren([...publicRoutes, ...publicRedirects, joinApp]);
  const router = createRouter({
    // Links are type-checked against the routes of the signed-in app, which replace these.
    routeTree: publicTree as unknown as SignedInTree,
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
 * When the session ends, leads to sign-in and afterwards back here, unless the user logged out in another
 * tab. Deletes the user's stored data except unsent work. If another user signed in, the page opens again
 * for that user.
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
    // Also after an expired session: a log-out deletes the data stored for the user.
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
