import { createRoute, redirect } from "@tanstack/react-router";
import { lazyPage } from "#lib/lazy-page";
import type { FeatureRoutes } from "#lib/navigation";
import { currentMode } from "#lib/product";
import { rootRoute } from "#lib/root-route";
import { usePartsTitles } from "./parts.titles.ts";

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
