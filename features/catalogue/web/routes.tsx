import { createRoute } from "@tanstack/react-router";
import { Package, Percent, Search, ShoppingBasket, Store } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { deskEntries } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes, MenuEntry } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useTableTitles } from "./titles.ts";

/** How the page of a table stands in menus and header. */
function tablePage(entry: Pick<MenuEntry, "order" | "icon" | "text">) {
  return {
    title: entry.text,
    breadcrumb: entry.text,
    parents: ["/app/admin"],
    back: { to: "/app/admin" },
    leads: "back",
    menu: deskEntries({ ...entry, beside: "advanced", role: "platform-admin", isArea: true }),
  } as const;
}

/** The admin's tables of the catalogue. */
export const catalogueRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/categories",
    staticData: {
      page: tablePage({ order: 90, icon: Package, text: () => useTableTitles.now().categories }),
    },
    component: lazyPage(() => import("./tables/categories-page.tsx"), "CategoriesPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/crops",
    staticData: {
      page: tablePage({ order: 90, icon: ShoppingBasket, text: () => useTableTitles.now().crops }),
    },
    component: lazyPage(() => import("./tables/crops-page.tsx"), "CropsPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/tax-rates",
    staticData: { page: tablePage({ order: 91, icon: Percent, text: () => useTableTitles.now().taxRates }) },
    component: lazyPage(() => import("./tables/tax-rates-page.tsx"), "TaxRatesPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/synonyms",
    staticData: { page: tablePage({ order: 92, icon: Search, text: () => useTableTitles.now().synonyms }) },
    component: lazyPage(() => import("./tables/synonyms-page.tsx"), "SynonymsPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/makers",
    staticData: { page: tablePage({ order: 93, icon: Store, text: () => useTableTitles.now().makers }) },
    component: lazyPage(() => import("./tables/makers-page.tsx"), "MakersPage"),
  }),
] as const satisfies FeatureRoutes;
