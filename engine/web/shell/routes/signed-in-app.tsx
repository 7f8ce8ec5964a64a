import type { lazyPage } from "../../browser/lazy-page.ts";
import { featureRoutes } from "../../features.ts";

export { Frame } from "../frame/frame.tsx";
export { addRoutes } from "./add-routes.ts";

/** Fetches the page that sign-in leads to, if no other was asked for. */
export function fetchHome(): Promise<void> {
  const home = featureRoutes.find((route) => route.to === "/app/home");
  return (
    (home?.options.component as ReturnType<typeof lazyPage> | undefined)?.preload?.() ?? Promise.resolve()
  );
}
