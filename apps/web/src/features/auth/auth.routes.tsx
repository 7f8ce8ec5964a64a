import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../../lib/lazy-page.ts";
import type { FeatureRoutes } from "../../lib/navigation.ts";
import { rootRoute } from "../../lib/root-route.ts";
import { useAuthTitles } from "./auth.titles.ts";
import { doorRoutes } from "./door.routes.tsx";

const getParentRoute = () => rootRoute;
const words = () => useAuthTitles.now();

/** The pages before the door, and the devices of whoever is signed in. */
export const authRoutes = [
  ...doorRoutes,
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
    component: lazyPage(() => import("./devices-page.tsx"), "DevicesPage"),
  }),
] as const satisfies FeatureRoutes;
