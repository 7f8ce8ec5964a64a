import { createRoute } from "@tanstack/react-router";
import { MapPinned, Truck } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useSellingTitles } from "./titles.ts";

const title = () => useSellingTitles.now().sellerOrders;

export const sellingRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/sell/orders",
    staticData: {
      page: {
        title,
        breadcrumb: title,
        menu: [
          {
            place: "drawer",
            order: 36,
            icon: Truck,
            text: title,
            isFor: ({ roles }) => roles.includes("seller"),
          },
        ],
      },
    },
    component: lazyPage(() => import("./seller-orders-page.tsx"), "SellerOrdersPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/sell/orders/$orderId",
    staticData: {
      page: {
        title: ({ params }) => `#${params["orderId"]}`,
        helpTitle: () => useSellingTitles.now().sellerOrder,
        breadcrumb: ({ params }) => `#${params["orderId"]}`,
        parents: ["/app/sell/orders"],
        back: { to: "/app/sell/orders" },
        leads: "back",
      },
    },
    component: lazyPage(() => import("./seller-order-page.tsx"), "SellerOrderPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/sell/areas",
    staticData: {
      page: {
        title: () => useSellingTitles.now().areas,
        breadcrumb: () => useSellingTitles.now().areas,
        menu: [
          {
            place: "drawer",
            order: 38,
            icon: MapPinned,
            text: () => useSellingTitles.now().areas,
            isFor: ({ roles }) => roles.includes("seller"),
          },
        ],
      },
    },
    component: lazyPage(() => import("./areas/areas-page.tsx"), "AreasPage"),
  }),
] as const satisfies FeatureRoutes;
