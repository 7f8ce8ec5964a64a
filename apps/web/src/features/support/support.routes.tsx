import { createRoute } from "@tanstack/react-router";
import { Scale } from "lucide-react";
import { lazyPage } from "#lib/lazy-page";
import type { FeatureRoutes } from "#lib/navigation";
import { rootRoute } from "#lib/root-route";
import { useSupportTitles } from "./support.titles.ts";

const title = () => useSupportTitles.now().cases;

export const supportRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/support",
    staticData: {
      page: {
        title,
        breadcrumb: title,
        menu: (["drawer", "desk"] as const).map((place) => ({
          place,
          order: 93,
          icon: Scale,
          text: title,
          isFor: ({ roles }) => roles.includes("support"),
        })),
      },
    },
    component: lazyPage(() => import("./support-page.tsx"), "SupportDeskPage"),
  }),
] as const satisfies FeatureRoutes;
