import { createRoute } from "@tanstack/react-router";
import { MessageSquareWarning } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { deskEntries } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useModerationTitles } from "./titles.ts";

const getParentRoute = () => rootRoute;
const words = () => useModerationTitles.now();

export const moderationRoutes = [
  createRoute({
    getParentRoute,
    path: "/app/admin/support/reports",
    staticData: {
      page: {
        title: () => words().reports,
        breadcrumb: () => words().reports,
        menu: deskEntries({
          beside: "advanced",
          order: 62,
          icon: MessageSquareWarning,
          text: () => words().reports,
          role: "support",
        }),
        leads: "back",
      },
    },
    component: lazyPage(() => import("./reports-page.tsx"), "ReportsPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/app/moderation/$caseId",
    staticData: {
      page: {
        title: () => words().own,
        breadcrumb: () => words().own,
        parents: ["/app/home"],
        back: { to: "/app/home" },
      },
    },
    component: lazyPage(() => import("./own-case-page.tsx"), "OwnCasePage"),
  }),
  createRoute({
    getParentRoute,
    path: "/app/admin/writing",
    staticData: {
      page: {
        title: () => words().writing,
        breadcrumb: () => words().writing,
        parents: ["/app/admin"],
        back: { to: "/app/admin" },
        leads: "back",
        menu: deskEntries({
          beside: "advanced",
          order: 63,
          icon: MessageSquareWarning,
          text: () => words().writing,
          role: "platform-admin",
        }),
      },
    },
    component: lazyPage(() => import("./admin/writing-page.tsx"), "WritingPage"),
  }),
] as const satisfies FeatureRoutes;
