import { createRoute } from "@tanstack/react-router";
import { ToggleRight } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { deskEntries } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useFlagsTitles } from "./titles.ts";

const title = () => useFlagsTitles.now().flags;

export const flagsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/flags",
    staticData: {
      page: {
        title,
        breadcrumb: title,
        parents: ["/app/admin"],
        back: { to: "/app/admin" },
        leads: "back",
        menu: deskEntries({
          beside: "advanced",
          order: 97,
          icon: ToggleRight,
          text: title,
          role: "platform-admin",
          isArea: true,
        }),
      },
    },
    component: lazyPage(() => import("./flags-page.tsx"), "FlagsPage"),
  }),
] as const satisfies FeatureRoutes;
