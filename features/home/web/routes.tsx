import { createRoute } from "@tanstack/react-router";
import { House } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useHomeTitles } from "./titles.ts";

const home = () => useHomeTitles.now().home;

/** Home, the page that sign-in and every unknown address lead to. */
export const homeRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/home",
    staticData: {
      page: {
        title: home,
        showsWordmark: true,
        beginsWithCloth: true,
        hasOwnSearch: true,
        menu: [
          { place: "footer", order: 10, icon: House, text: home },
          { place: "drawer", order: 10, icon: House, text: home },
        ],
      },
    },
    component: lazyPage(() => import("./home-page.tsx"), "HomePage"),
  }),
] as const satisfies FeatureRoutes;
