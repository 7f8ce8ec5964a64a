import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#lib/lazy-page";
import type { FeatureRoutes } from "#lib/navigation";
import { rootRoute } from "#lib/root-route";
import { useOrdersTitles } from "./orders.titles.ts";

const words = () => useOrdersTitles.now();

export const ordersRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/order/success/$id",
    staticData: {
      page: {
        title: () => words().success,
        back: { to: "/app/order" },
        hidesFooter: true,
        leads: "back",
        beginsWithCloth: true,
      },
    },
    component: lazyPage(() => import("./order-success-page.tsx"), "OrderSuccessPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/order/failed",
    staticData: {
      page: {
        title: () => words().failed,
        back: { to: "/app/store/checkout/cart" },
        hidesFooter: true,
        leads: "back",
      },
    },
    component: lazyPage(() => import("./order-failed-page.tsx"), "OrderFailedPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/order/$orderId",
    staticData: {
      page: {
        title: ({ params }) => `#${params.orderId}`,
        helpTitle: () => words().order,
        breadcrumb: ({ params }) => `#${params.orderId}`,
        parents: ["/app/order"],
        leads: "back",
      },
    },
    component: lazyPage(() => import("./order-page.tsx"), "OrderPage"),
  }),
] as const satisfies FeatureRoutes;
