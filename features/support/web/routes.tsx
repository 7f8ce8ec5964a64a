import { createRoute } from "@tanstack/react-router";
import { Headset } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { deskEntries } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useSupportTitles } from "./titles.ts";

const title = () => useSupportTitles.now().desk;

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
] as const satisfies FeatureRoutes;
