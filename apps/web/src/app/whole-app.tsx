import type { lazyPage } from "../lib/lazy-page.ts";
import { rootRoute } from "../lib/root-route.ts";
import { featureRoutes } from "./features.ts";
import { redirectRoutes } from "./redirects.ts";

export { Frame } from "./frame.tsx";

/** Hangs every route of the app on the root. What comes before sign-in is among them. */
export function growTree() {
  return rootRoute.addChildren([...featureRoutes, ...redirectRoutes]);
}

/** Fetches the page that sign-in leads to, if no other was asked for. */
export function fetchHome(): Promise<void> {
  const home = featureRoutes.find((route) => route.to === "/app/home");
  return (
    (home?.options.component as ReturnType<typeof lazyPage> | undefined)?.preload?.() ?? Promise.resolve()
  );
}
