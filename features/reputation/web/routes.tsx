import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useReputationTitles } from "./titles.ts";

const title = () => useReputationTitles.now().standing;

/** How far the person is among others, and why. */
export const reputationRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/standing",
    staticData: { page: { title, breadcrumb: title, parents: ["/app/profiles"] } },
    component: lazyPage(() => import("./standing-page.tsx"), "StandingPage"),
  }),
] as const satisfies FeatureRoutes;
