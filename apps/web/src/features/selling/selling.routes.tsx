import { createRoute } from "@tanstack/react-router";
import { Truck } from "lucide-react";
import { lazyPage } from "#lib/lazy-page";
import type { FeatureRoutes } from "#lib/navigation";
import { rootRoute } from "#lib/root-route";
import { useSellingTitles } from "./selling.titles.ts";

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
] as const satisfies FeatureRoutes;
