import { createRoute } from "@tanstack/react-router";
import { ListChecks, MapPinned, Store, Truck } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { forSellerPart } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useSellingTitles } from "./titles.ts";

const title = () => useSellingTitles.now().sellerOrders;

export const sellingRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/sell",
    staticData: {
      page: {
        title: () => useSellingTitles.now().today,
        menu: [
          {
            place: "drawer",
            order: 35,
            icon: ListChecks,
            text: () => useSellingTitles.now().today,
            isFor: forSellerPart("orders"),
          },
        ],
        beginsWithCloth: true,
        hidesFooter: true,
      },
    },
    component: lazyPage(() => import("./day/day-page.tsx"), "DayPage"),
  }),
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
            isFor: forSellerPart("orders"),
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
            isFor: forSellerPart("catalogue"),
          },
        ],
      },
    },
    component: lazyPage(() => import("./areas/areas-page.tsx"), "AreasPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/people/$profileKey/selling",
    staticData: {
      page: {
        title: () => useSellingTitles.now().suspension,
        breadcrumb: () => useSellingTitles.now().suspension,
        parents: ["/app/admin/people"],
        leads: "back",
        menu: [
          {
            place: "person",
            order: 10,
            icon: Store,
            text: () => useSellingTitles.now().suspension,
            isFor: ({ roles }) => roles.includes("platform-admin"),
            ofRole: "seller",
          },
        ],
      },
    },
    component: lazyPage(() => import("./suspension/suspension-page.tsx"), "SuspensionPage"),
  }),
] as const satisfies FeatureRoutes;
