import { createRoute } from "@tanstack/react-router";
import { TicketPercent } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { deskEntries } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useCouponCount } from "./coupon-count.ts";
import { useCouponsTitles } from "./titles.ts";

const title = () => useCouponsTitles.now().coupons;
const batches = () => useCouponsTitles.now().batches;
const everybodys = () => useCouponsTitles.now().everybodys;

/** The person's coupons, and everybody's for the platform admin. */
export const couponsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/coupons",
    validateSearch: ({ tab }): { tab?: 1 | 2 } => (tab === 1 || tab === 2 ? { tab } : {}),
    staticData: {
      page: {
        title,
        breadcrumb: title,
        parents: ["/app/home"],
        back: { to: "/app/home" },
        menu: [
          {
            place: "drawer",
            order: 60,
            icon: TicketPercent,
            text: title,
            useCount: useCouponCount,
            isHot: true,
          },
        ],
        hidesFooter: true,
        takesRoomOfTabs: true,
        leads: "back",
      },
    },
    component: lazyPage(() => import("./coupons-page.tsx"), "CouponsPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/coupons",
    validateSearch: ({ q, state }): { q?: string; state?: string } => ({
      ...((typeof q === "string" || typeof q === "number") && q !== "" && { q: String(q) }),
      ...(typeof state === "string" && { state }),
    }),
    staticData: {
      page: {
        title: everybodys,
        breadcrumb: everybodys,
        parents: ["/app/admin"],
        back: { to: "/app/admin" },
        leads: "back",
        menu: deskEntries({
          beside: "advanced",
          order: 83,
          icon: TicketPercent,
          text: everybodys,
          role: "platform-admin",
          isArea: true,
        }),
      },
    },
    component: lazyPage(() => import("./admin/admin-coupons-page.tsx"), "AdminCouponsPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/coupons/batches",
    staticData: {
      page: {
        title: batches,
        breadcrumb: batches,
        parents: ["/app/admin", "/app/admin/coupons"],
        back: { to: "/app/admin/coupons" },
        leads: "back",
      },
    },
    component: lazyPage(() => import("./batches/batches-page.tsx"), "BatchesPage"),
  }),
] as const satisfies FeatureRoutes;
