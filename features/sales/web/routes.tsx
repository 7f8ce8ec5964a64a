import { createRoute } from "@tanstack/react-router";
import { BookOpenText, type LucideIcon, ShoppingBag, TrendingUp } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { forSellerPart } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes, PageFacts } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useSalesTitles } from "./titles.ts";

const titles = () => useSalesTitles.now();

/** A page with an entry in the drawer of sellers. */
function sellersPage(
  title: () => string,
  {
    order,
    icon,
    ...facts
  }: Pick<PageFacts, "beginsWithCloth"> & { readonly order: number; readonly icon: LucideIcon },
): { readonly page: PageFacts } {
  // A page that begins with the cloth draws its own breadcrumb on it.
  const breadcrumb = facts.beginsWithCloth ? {} : { breadcrumb: title };
  const isFor = forSellerPart("accounts");
  return {
    page: {
      ...facts,
      ...breadcrumb,
      title,
      menu: [{ place: "drawer", order, icon, text: title, isFor }],
    },
  };
}

export const salesRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/sell/accounts",
    staticData: sellersPage(() => titles().accounts, {
      order: 37,
      icon: BookOpenText,
      beginsWithCloth: true,
    }),
    component: lazyPage(() => import("./accounts/accounts-page.tsx"), "AccountsPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/sell/sales",
    staticData: sellersPage(() => titles().sales, { order: 38, icon: TrendingUp, beginsWithCloth: true }),
    component: lazyPage(() => import("./sales-page.tsx"), "SalesPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/sell/purchases",
    staticData: sellersPage(() => titles().purchases, { order: 39, icon: ShoppingBag }),
    component: lazyPage(() => import("./purchases-page.tsx"), "PurchasesPage"),
  }),
] as const satisfies FeatureRoutes;
