import { createHashHistory, createRouter } from "@tanstack/react-router";
import { onSessionEnd } from "../lib/api-client.ts";
import { keepTarget } from "../lib/kept-target.ts";
import { rootRoute } from "../lib/root-route.ts";
import { forgetSession, knownSession } from "../lib/session.ts";
import { featureRoutes } from "./features.ts";
import { redirectRoutes } from "./redirects.ts";
import { Shell } from "./shell.tsx";
import { NotFoundPage, TroublePage } from "./trouble-page.tsx";

const routeTree = rootRoute.update({ component: Shell }).addChildren([...featureRoutes, ...redirectRoutes]);

/** The one router: hash addresses, features' routes, guards before every page. */
export const router = createRouter({
  routeTree,
  history: createHashHistory(),
  scrollRestoration: true,
  defaultPreload: "intent",
  defaultErrorComponent: TroublePage,
  defaultNotFoundComponent: NotFoundPage,
});

declare module "@tanstack/react-router" {
  interface Register {
    readonly router: typeof router;
  }
}

/** A session that ended while the app was open leads to sign-in, and back here afterwards. */
export function leaveWhenSessionEnds(shown: Pick<typeof router, "state" | "navigate"> = router): () => void {
  return onSessionEnd(() => {
    if (knownSession() === null) return;
    keepTarget(shown.state.location.href);
    forgetSession();
    void shown.navigate({ href: "/auth/signin", replace: true });
  });
}
