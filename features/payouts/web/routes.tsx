import { createRoute } from "@tanstack/react-router";
import { Landmark } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { deskEntries } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { usePayoutsTitles } from "./titles.ts";

const words = () => usePayoutsTitles.now();

export const payoutsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/payouts",
    staticData: {
      page: {
        title: () => words().payouts,
        breadcrumb: () => words().payouts,
        parents: ["/app/order"],
        back: { to: "/app/order" },
        leads: "back",
      },
    },
    component: lazyPage(() => import("./payouts-page.tsx"), "PayoutsPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/finance/payouts",
    staticData: {
      page: {
        title: () => words().toAgents,
        breadcrumb: () => words().toAgents,
        menu: deskEntries({
          beside: "advanced",
          order: 70,
          icon: Landmark,
          text: () => words().toAgents,
          role: "finance",
        }),
        leads: "back",
      },
    },
    component: lazyPage(() => import("./desk-page.tsx"), "DeskPage"),
  }),
] as const satisfies FeatureRoutes;
