import { createRoute } from "@tanstack/react-router";
import { House } from "lucide-react";
import { lazyPage } from "#lib/lazy-page";
import type { FeatureRoutes } from "#lib/navigation";
import { rootRoute } from "#lib/root-route";
import { useHomeTitles } from "./home.titles.ts";

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
