import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { publicRoutes } from "./public.routes.tsx";
import { useAuthTitles } from "./titles.ts";

const getParentRoute = () => rootRoute;
const words = () => useAuthTitles.now();

/** The pages before the door, and the devices of whoever is signed in. */
export const authRoutes = [
  ...publicRoutes,
  createRoute({
    getParentRoute,
    path: "/app/profiles/sessions",
    staticData: {
      page: {
        title: () => words().devices,
        breadcrumb: () => words().devices,
        parents: ["/app/profiles"],
        back: { to: "/app/profiles" },
      },
    },
    component: lazyPage(() => import("./devices/devices-page.tsx"), "DevicesPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/app/profiles/second-factor",
    staticData: {
      page: {
        title: () => words().secondFactor,
        breadcrumb: () => words().secondFactor,
        parents: ["/app/profiles", "/app/profiles/sessions"],
        back: { to: "/app/profiles/sessions" },
      },
    },
    component: lazyPage(() => import("./second-factor/second-factor-page.tsx"), "SecondFactorPage"),
  }),
] as const satisfies FeatureRoutes;
