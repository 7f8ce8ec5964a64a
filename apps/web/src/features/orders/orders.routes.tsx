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
  // The order on which a coupon was used, from the list of coupons.
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/coupons/$id",
    staticData: {
      page: {
        title: ({ params }) => `#${params["id"]}`,
        helpTitle: () => words().order,
        breadcrumb: ({ params }) => `#${params["id"]}`,
        parents: ["/app/coupons"],
        back: { to: "/app/coupons" },
        hidesFooter: true,
        leads: "back",
      },
    },
    component: lazyPage(() => import("./coupon-order-page.tsx"), "CouponOrderPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/order/$orderId/status",
    staticData: {
      page: {
        title: () => words().status,
        breadcrumb: () => words().status,
        parents: ["/app/order", "/app/order/$orderId"],
        leads: "back",
      },
    },
    component: lazyPage(() => import("./order-status-page.tsx"), "OrderStatusPage"),
  }),
] as const satisfies FeatureRoutes;
