import { createRoute } from "@tanstack/react-router";
import { Package, Wallet } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { type OrdersSought, soughtIn } from "./orders-sought.ts";
import { useEarningsTitles } from "./titles.ts";

const words = () => useEarningsTitles.now();

export const earningsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/order",
    validateSearch: (search): { tab?: 1 } & OrdersSought => ({
      ...soughtIn(search),
      ...(search["tab"] === 1 && { tab: 1 as const }),
    }),
    staticData: {
      page: {
        title: () => words().earnings,
        menu: [
          { place: "drawer", order: 30, icon: Package, text: () => words().myOrders },
          { place: "drawer", order: 40, icon: Wallet, text: () => words().myEarnings, search: { tab: 1 } },
          { place: "footer", order: 30, icon: Wallet, text: () => words().earnings },
        ],
        beginsWithCloth: true,
      },
    },
    component: lazyPage(() => import("./earnings-page.tsx"), "EarningsPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/order/my-orders",
    validateSearch: (search): OrdersSought => soughtIn(search),
    staticData: {
      page: {
        title: () => words().myOrders,
        breadcrumb: () => words().myOrders,
        parents: ["/app/order"],
        back: { to: "/app/order" },
      },
    },
    component: lazyPage(() => import("./my-orders-page.tsx"), "MyOrdersPage"),
  }),
] as const satisfies FeatureRoutes;
