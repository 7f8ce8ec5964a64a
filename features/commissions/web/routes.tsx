import { createRoute } from "@tanstack/react-router";
import { Percent } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { deskEntries } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useCommissionsTitles } from "./titles.ts";

const title = () => useCommissionsTitles.now().rules;

export const commissionsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/commissions",
    staticData: {
      page: {
        title,
        breadcrumb: title,
        parents: ["/app/admin"],
        back: { to: "/app/admin" },
        menu: deskEntries({
          ...{ beside: "advanced", order: 87, icon: Percent, text: title, role: "platform-admin" },
          isArea: true,
        }),
        leads: "back",
      },
    },
    component: lazyPage(() => import("./rules-page.tsx"), "RulesPage"),
  }),
] as const satisfies FeatureRoutes;
