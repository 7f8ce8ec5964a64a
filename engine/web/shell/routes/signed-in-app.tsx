import type { lazyPage } from "../../browser/lazy-page.ts";
import { featureRoutes } from "../../features.ts";
import { rootRoute } from "../../routes/root-route.ts";
import { redirectRoutes } from "./redirects.ts";

export { Frame } from "../frame/frame.tsx";

/** Hangs every route of the app on the root. What comes before sign-in is among them. */
export function addRoutes() {
  return rootRoute.addChildren([...featureRoutes, ...redirectRoutes]);
}

/** Fetches the page that sign-in leads to, if no other was asked for. */
export function fetchHome(): Promise<void> {
  const home = featureRoutes.find((route) => route.to === "/app/home");
  return (
    (home?.options.component as ReturnType<typeof lazyPage> | undefined)?.preload?.() ?? Promise.resolve()
  );
}
