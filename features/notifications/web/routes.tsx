import { createRoute } from "@tanstack/react-router";
import { Bell } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useNotificationsTitles } from "./titles.ts";
import { useUnreadCount } from "./unread-count.ts";

const title = () => useNotificationsTitles.now().notifications;
const settings = () => useNotificationsTitles.now().settings;
const entry = { icon: Bell, text: title, useCount: useUnreadCount, isSeenOutside: true } as const;

/** What the person was told, and how he is told. */
export const notificationsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/notifications",
    staticData: {
      page: {
        title,
        breadcrumb: title,
        parents: ["/app/home"],
        menu: [
          { place: "drawer", order: 25, ...entry },
          { place: "user", order: 15, ...entry },
        ],
      },
    },
    component: lazyPage(() => import("./notifications-page.tsx"), "NotificationsPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/notifications/settings",
    staticData: {
      page: {
        title: settings,
        breadcrumb: settings,
        parents: ["/app/home", "/app/notifications"],
        back: { to: "/app/notifications" },
      },
    },
    component: lazyPage(() => import("./settings/settings-page.tsx"), "SettingsPage"),
  }),
] as const satisfies FeatureRoutes;
