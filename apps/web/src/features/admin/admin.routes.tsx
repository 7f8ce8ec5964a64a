import { worksForOperator } from "@santha/contract/admin";
import { createRoute } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import { lazyPage } from "#lib/lazy-page";
import type { FeatureRoutes } from "#lib/navigation";
import { rootRoute } from "#lib/root-route";
import { useAdminTitles } from "./admin.titles.ts";

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
