import { createRoute } from "@tanstack/react-router";
import { Bell } from "lucide-react";
import { lazyPage } from "#lib/lazy-page";
import type { FeatureRoutes } from "#lib/navigation";
import { rootRoute } from "#lib/root-route";
import { useNotificationsTitles } from "./notifications.titles.ts";
import { useUnreadCount } from "./unread-count.ts";

const title = () => useNotificationsTitles.now().notifications;
const entry = { icon: Bell, text: title, useCount: useUnreadCount } as const;

/** What the person was told. */
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
] as const satisfies FeatureRoutes;
