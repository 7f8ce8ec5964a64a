import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#lib/lazy-page";
import type { FeatureRoutes } from "#lib/navigation";
import { rootRoute } from "#lib/root-route";
import { useFeedTitles } from "./feed.titles.ts";

const title = () => useFeedTitles.now().whatsNew;

/** The home stream alone; home itself shows it below the store. */
export const feedRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/home/social",
    staticData: { page: { title, breadcrumb: title, parents: ["/app/home"], back: { to: "/app/home" } } },
    component: lazyPage(() => import("./stream-page.tsx"), "StreamPage"),
  }),
] as const satisfies FeatureRoutes;
