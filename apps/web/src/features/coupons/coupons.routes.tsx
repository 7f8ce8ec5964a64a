import { createRoute } from "@tanstack/react-router";
import { TicketPercent } from "lucide-react";
import { lazyPage } from "#lib/lazy-page";
import type { FeatureRoutes } from "#lib/navigation";
import { rootRoute } from "#lib/root-route";
import { useCouponCount } from "./coupon-count.ts";
import { useCouponsTitles } from "./coupons.titles.ts";

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
