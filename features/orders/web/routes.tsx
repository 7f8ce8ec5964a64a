import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useOrdersTitles } from "./titles.ts";

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
    component: lazyPage(() => import("./placed/order-success-page.tsx"), "OrderSuccessPage"),
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
    component: lazyPage(() => import("./placed/order-failed-page.tsx"), "OrderFailedPage"),
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
    component: lazyPage(() => import("./view/order-page.tsx"), "OrderPage"),
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
    component: lazyPage(() => import("./view/coupon-order-page.tsx"), "CouponOrderPage"),
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
    component: lazyPage(() => import("./status/order-status-page.tsx"), "OrderStatusPage"),
  }),
] as const satisfies FeatureRoutes;
