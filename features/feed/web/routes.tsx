import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useFeedTitles } from "./titles.ts";

const title = () => useFeedTitles.now().whatsNew;

/** The home stream alone; home itself shows it below the store. */
export const feedRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/home/social",
    staticData: { page: { title, breadcrumb: title, parents: ["/app/home"], back: { to: "/app/home" } } },
    component: lazyPage(() => import("./stream/stream-page.tsx"), "StreamPage"),
  }),
] as const satisfies FeatureRoutes;
