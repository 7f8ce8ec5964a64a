import { createRoute } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { worksForOperator } from "../contract.ts";
import { useAdminTitles } from "./titles.ts";

const title = () => useAdminTitles.now().admin;

export const adminRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin",
    staticData: {
      page: {
        title,
        breadcrumb: title,
        leads: "menu",
        menu: (["drawer", "user"] as const).map((place) => ({
          place,
          order: 110,
          icon: ShieldCheck,
          text: title,
          opensNewTab: true,
          isFor: ({ roles }) => worksForOperator(roles),
        })),
      },
    },
    component: lazyPage(() => import("./admin-page.tsx"), "AdminPage"),
  }),
] as const satisfies FeatureRoutes;
