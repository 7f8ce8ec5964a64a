import { createRoute } from "@tanstack/react-router";
import { MessageSquareWarning } from "lucide-react";
import { lazyPage } from "#lib/lazy-page";
import { deskEntries } from "#lib/menu-entries";
import type { FeatureRoutes } from "#lib/navigation";
import { rootRoute } from "#lib/root-route";
import { useGrievancesTitles } from "./grievances.titles.ts";

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
