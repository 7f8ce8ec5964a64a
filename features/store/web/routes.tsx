import { createRoute } from "@tanstack/react-router";
import { Search, Store } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { readProductSearch, readStoreSearch } from "./search.ts";
import { useStoreTitles } from "./titles.ts";

const getParentRoute = () => rootRoute;
const words = () => useStoreTitles.now();
const productPage = () => import("./product/product-page.tsx");

const productFacts = {
  title: () => words().product,
  parents: ["/app/store"],
  hidesFooter: true,
  back: "leaves-product",
} as const;

/** The store's list and its search, and the full view of a product under both of its addresses. */
export const storeRoutes = [
  createRoute({
    getParentRoute,
    path: "/app/store",
    validateSearch: readStoreSearch,
    staticData: {
      page: {
        title: () => words().store,
        beginsWithCloth: true,
        hasOwnSearch: true,
        menu: [
          { place: "footer", order: 20, icon: Store, text: () => words().store },
          { place: "drawer", order: 70, icon: Store, text: () => words().store },
        ],
      },
    },
    component: lazyPage(() => import("./store-page.tsx"), "StorePage"),
  }),
  createRoute({
    getParentRoute,
    path: "/app/store/search",
    validateSearch: readStoreSearch,
    staticData: {
      page: {
        title: () => words().store,
        beginsWithCloth: true,
        hasOwnSearch: true,
        parents: ["/app/store"],
        menu: [{ place: "search", order: 10, icon: Search, text: () => words().search }],
      },
    },
    component: lazyPage(() => import("./store-page.tsx"), "StorePage"),
  }),
  createRoute({
    getParentRoute,
    path: "/app/store/p/$category/$productName/$id",
    validateSearch: readProductSearch,
    staticData: { page: productFacts },
    component: lazyPage(productPage, "ProductByIdPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/app/store/p/c/$title/$ids",
    validateSearch: readProductSearch,
    staticData: { page: productFacts },
    component: lazyPage(productPage, "ProductByIdsPage"),
  }),
] as const satisfies FeatureRoutes;
