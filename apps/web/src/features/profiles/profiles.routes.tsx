import { createRoute } from "@tanstack/react-router";
import { User } from "lucide-react";
import { lazyPage } from "../../lib/lazy-page.ts";
import type { FeatureRoutes } from "../../lib/navigation.ts";
import { rootRoute } from "../../lib/root-route.ts";
import { useProfilesTexts } from "./profiles.texts.ts";

const title = () => useProfilesTexts.now().title;

/** The person's own profile. */
export const profilesRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/profiles",
    staticData: {
      page: {
        title,
        menu: [
          { place: "drawer", order: 20, icon: User, text: title },
          { place: "user", order: 10, icon: User, text: title },
        ],
        beginsWithCloth: true,
      },
    },
    component: lazyPage(() => import("./profile-page.tsx"), "ProfilePage"),
  }),
] as const satisfies FeatureRoutes;
