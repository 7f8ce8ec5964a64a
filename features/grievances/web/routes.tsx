import { createRoute } from "@tanstack/react-router";
import { MessageSquareWarning } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { deskEntries } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useGrievancesTitles } from "./titles.ts";

const words = () => useGrievancesTitles.now();

export const grievancesRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/grievances",
    staticData: {
      page: {
        title: () => words().grievances,
        breadcrumb: () => words().grievances,
        menu: [{ place: "drawer", order: 100, icon: MessageSquareWarning, text: () => words().grievances }],
        leads: "back",
      },
    },
    component: lazyPage(() => import("./grievances-page.tsx"), "GrievancesPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/support/grievances",
    staticData: {
      page: {
        title: () => words().toAnswer,
        breadcrumb: () => words().toAnswer,
        menu: deskEntries({
          beside: "advanced",
          order: 60,
          icon: MessageSquareWarning,
          text: () => words().toAnswer,
          role: "support",
        }),
        leads: "back",
      },
    },
    component: lazyPage(() => import("./support-page.tsx"), "SupportPage"),
  }),
] as const satisfies FeatureRoutes;
