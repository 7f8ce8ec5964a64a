import { createRoute } from "@tanstack/react-router";
import { UserX } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { deskEntries } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { usePrivacyTitles } from "./titles.ts";

const words = () => usePrivacyTitles.now();

export const privacyRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/profiles/your-data",
    staticData: {
      page: {
        title: () => words().yourData,
        breadcrumb: () => words().yourData,
        parents: ["/app/profiles"],
        back: { to: "/app/profiles" },
      },
    },
    component: lazyPage(() => import("./your-data-page.tsx"), "YourDataPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/privacy",
    staticData: {
      page: {
        title: () => words().requests,
        breadcrumb: () => words().requests,
        menu: deskEntries({
          beside: "advanced",
          order: 88,
          icon: UserX,
          text: () => words().requests,
          role: "platform-admin",
        }),
        leads: "back",
      },
    },
    component: lazyPage(() => import("./desk/requests-page.tsx"), "RequestsPage"),
  }),
] as const satisfies FeatureRoutes;
