import { createRoute } from "@tanstack/react-router";
import { Headset, Package } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { deskEntries } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useSupportTitles } from "./titles.ts";

const title = () => useSupportTitles.now().desk;
const orders = () => useSupportTitles.now().orders;

export const supportRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/support",
    // What is looked for; a number in the address is digits, not an amount.
    validateSearch: ({ q, tab }): { q?: string; tab?: "stuck" } => ({
      ...((typeof q === "string" || typeof q === "number") && q !== "" && { q: String(q) }),
      ...(tab === "stuck" && { tab }),
    }),
    staticData: {
      page: {
        title,
        breadcrumb: title,
        menu: deskEntries({ beside: "drawer", order: 93, icon: Headset, text: title, role: "support" }),
      },
    },
    component: lazyPage(() => import("./support-page.tsx"), "SupportDeskPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/support/orders/$orderId",
    staticData: {
      page: {
        title: ({ params }) => `#${params["orderId"]}`,
        helpTitle: () => useSupportTitles.now().order,
        breadcrumb: ({ params }) => `#${params["orderId"]}`,
        parents: ["/app/admin/support"],
        back: { to: "/app/admin/support" },
        leads: "back",
      },
    },
    component: lazyPage(() => import("./support-order-page.tsx"), "SupportOrderPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/orders",
    validateSearch: ({ q, state, day }): { q?: string; state?: string; day?: string } => ({
      ...((typeof q === "string" || typeof q === "number") && q !== "" && { q: String(q) }),
      ...(typeof state === "string" && state !== "" && { state }),
      ...(typeof day === "string" && { day }),
    }),
    staticData: {
      page: {
        title: orders,
        breadcrumb: orders,
        parents: ["/app/admin"],
        back: { to: "/app/admin" },
        leads: "back",
        menu: deskEntries({
          beside: "advanced",
          order: 81,
          icon: Package,
          text: orders,
          role: "platform-admin",
          isArea: true,
        }),
      },
    },
    component: lazyPage(() => import("./admin/orders-page.tsx"), "AdminOrdersPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/orders/$orderId",
    staticData: {
      page: {
        title: ({ params }) => `#${params["orderId"]}`,
        helpTitle: () => useSupportTitles.now().adminOrder,
        breadcrumb: ({ params }) => `#${params["orderId"]}`,
        parents: ["/app/admin", "/app/admin/orders"],
        back: { to: "/app/admin/orders" },
        leads: "back",
      },
    },
    component: lazyPage(() => import("./admin/order-page.tsx"), "AdminOrderPage"),
  }),
] as const satisfies FeatureRoutes;
