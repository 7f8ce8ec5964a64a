import { createRoute } from "@tanstack/react-router";
import { Landmark } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { deskEntries } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useFinanceTitles } from "./titles.ts";

const title = () => useFinanceTitles.now().finance;

export const financeRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/finance",
    staticData: {
      page: {
        title,
        breadcrumb: title,
        menu: deskEntries({ beside: "drawer", order: 95, icon: Landmark, text: title, role: "finance" }),
      },
    },
    component: lazyPage(() => import("./finance-page.tsx"), "FinancePage"),
  }),
] as const satisfies FeatureRoutes;
