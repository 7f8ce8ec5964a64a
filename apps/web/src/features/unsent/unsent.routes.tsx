import { createRoute } from "@tanstack/react-router";
import { CloudUpload } from "lucide-react";
import { lazyPage } from "#lib/lazy-page";
import type { FeatureRoutes } from "#lib/navigation";
import { rootRoute } from "#lib/root-route";
import { useUnsentCount } from "#lib/unsent-count";
import { useUnsentTitles } from "./unsent.titles.ts";

const title = () => useUnsentTitles.now().title;
const entry = { icon: CloudUpload, text: title, useCount: useUnsentCount, isOnlyWithCount: true } as const;

/** What the person changed on this phone and the server does not have yet. */
export const unsentRoutes = [
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
    component: lazyPage(() => import("./unsent-page.tsx"), "UnsentPage"),
  }),
] as const satisfies FeatureRoutes;
