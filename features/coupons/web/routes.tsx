import { createRoute } from "@tanstack/react-router";
import { TicketPercent } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useCouponCount } from "./coupon-count.ts";
import { useCouponsTitles } from "./titles.ts";

const title = () => useCouponsTitles.now().coupons;

/** The person's coupons. */
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
] as const satisfies FeatureRoutes;
