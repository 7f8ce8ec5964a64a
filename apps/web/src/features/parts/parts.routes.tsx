import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import type { FeatureRoutes } from "../../lib/navigation.ts";
import { currentMode } from "../../lib/product.ts";
import { rootRoute } from "../../lib/root-route.ts";
import { usePartsTexts } from "./parts.texts.ts";

/** The page of all parts, for those who build: closed in production, in no menu. */
export const partsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/parts",
    beforeLoad: () => {
      if (currentMode() === "production") throw redirect({ to: "/", replace: true });
    },
    staticData: { page: { title: () => usePartsTexts.now().title, guard: "public", hidesFooter: true } },
    component: lazyRouteComponent(() => import("./parts-page.tsx"), "PartsPage"),
  }),
] as const satisfies FeatureRoutes;
