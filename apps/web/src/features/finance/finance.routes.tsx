import { createRoute } from "@tanstack/react-router";
import { Landmark } from "lucide-react";
import { lazyPage } from "#lib/lazy-page";
import { deskEntries } from "#lib/menu-entries";
import type { FeatureRoutes } from "#lib/navigation";
import { rootRoute } from "#lib/root-route";
import { useFinanceTitles } from "./finance.titles.ts";

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
