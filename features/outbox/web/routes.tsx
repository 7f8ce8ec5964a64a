import { createRoute } from "@tanstack/react-router";
import { CloudUpload } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { useOutboxCount } from "#engine/web/outbox/outbox.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useOutboxTitles } from "./titles.ts";

const title = () => useOutboxTitles.now().title;
const entry = { icon: CloudUpload, text: title, useCount: useOutboxCount, isOnlyWithCount: true } as const;

/** What the person changed on this phone and the server does not have yet. */
export const outboxRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/unsent",
    staticData: {
      page: {
        title,
        breadcrumb: title,
        parents: ["/app/home"],
        menu: [
          { place: "drawer", order: 5, ...entry },
          { place: "user", order: 5, ...entry },
        ],
      },
    },
    component: lazyPage(() => import("./outbox-page.tsx"), "OutboxPage"),
  }),
] as const satisfies FeatureRoutes;
