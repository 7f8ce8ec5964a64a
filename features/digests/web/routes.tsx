import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useDigestsTitles } from "./titles.ts";

const title = () => useDigestsTitles.now().week;

/** The last weekly digest of the person. */
export const digestsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/week",
    staticData: { page: { title, breadcrumb: title, parents: ["/app/notifications"] } },
    component: lazyPage(() => import("./week-page.tsx"), "WeekPage"),
  }),
] as const satisfies FeatureRoutes;
