import { createRoute, redirect } from "@tanstack/react-router";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { currentMode } from "#engine/web/words/product.ts";
import { usePartsTitles } from "./titles.ts";

/** The page of all parts, for those who build: closed in production, in no menu. */
export const partsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/parts",
    beforeLoad: () => {
      if (currentMode() === "production") throw redirect({ to: "/", replace: true });
    },
    staticData: { page: { title: () => usePartsTitles.now().parts, guard: "public", hidesFooter: true } },
    component: lazyPage(() => import("./parts-page.tsx"), "PartsPage"),
  }),
] as const satisfies FeatureRoutes;
