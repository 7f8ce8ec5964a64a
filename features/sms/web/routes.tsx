import { createRoute } from "@tanstack/react-router";
import { MessageSquareText } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { deskEntries } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useSmsTitles } from "./titles.ts";

const title = () => useSmsTitles.now().sms;

export const smsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/sms",
    validateSearch: ({ state }): { state?: string } => (typeof state === "string" ? { state } : {}),
    staticData: {
      page: {
        title,
        breadcrumb: title,
        parents: ["/app/admin"],
        back: { to: "/app/admin" },
        menu: deskEntries({
          beside: "advanced",
          order: 80,
          icon: MessageSquareText,
          text: title,
          role: "platform-admin",
        }),
        leads: "back",
      },
    },
    component: lazyPage(() => import("./sms-page.tsx"), "SmsPage"),
  }),
] as const satisfies FeatureRoutes;
