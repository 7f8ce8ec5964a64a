import { createRoute } from "@tanstack/react-router";
import { User } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useProfilesTitles } from "./titles.ts";

const title = () => useProfilesTitles.now().profile;

/** The person's own profile. */
export const profilesRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/profiles",
    validateSearch: (search): { edit?: number } => (search.edit === 1 ? { edit: 1 } : {}),
    staticData: {
      page: {
        title,
        menu: [
          { place: "drawer", order: 20, icon: User, text: () => useProfilesTitles.now().drawer },
          { place: "user", order: 10, icon: User, text: title },
        ],
        beginsWithCloth: true,
      },
    },
    component: lazyPage(() => import("./profile-page.tsx"), "ProfilePage"),
  }),
] as const satisfies FeatureRoutes;
