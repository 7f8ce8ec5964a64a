import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useImportsTitles } from "./titles.ts";

const titles = () => useImportsTitles.now();

export const importsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/sell/catalogue/import",
    staticData: {
      page: {
        title: () => titles().importAndExport,
        breadcrumb: () => titles().importAndExport,
        parents: ["/app/sell/catalogue"],
        back: { to: "/app/sell/catalogue" },
        leads: "back",
      },
    },
    component: lazyPage(() => import("./imports-page.tsx"), "ImportsPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/sell/catalogue/import/$importId",
    staticData: {
      page: {
        title: () => titles().oneImport,
        breadcrumb: () => titles().oneImport,
        parents: ["/app/sell/catalogue", "/app/sell/catalogue/import"],
        back: { to: "/app/sell/catalogue/import" },
        leads: "back",
      },
    },
    component: lazyPage(() => import("./import-page.tsx"), "ImportPage"),
  }),
] as const satisfies FeatureRoutes;
