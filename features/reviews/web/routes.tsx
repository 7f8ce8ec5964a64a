import { createRoute } from "@tanstack/react-router";
import { Star } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { forSellerPart } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useReviewsTitles } from "./titles.ts";

const getParentRoute = () => rootRoute;
const words = () => useReviewsTitles.now();
/** Only reviews with so many stars. */
const narrowed = ({ stars }: Record<string, unknown>): { stars?: number } =>
  [1, 2, 3, 4, 5].includes(Number(stars)) ? { stars: Number(stars) } : {};
const all = () => words().reviews;
const received = () => words().received;

export const reviewsRoutes = [
  createRoute({
    getParentRoute,
    path: "/app/order/$orderId/rate",
    staticData: {
      page: {
        title: () => words().rate,
        breadcrumb: () => words().rate,
        parents: ["/app/order", "/app/order/$orderId"],
        leads: "back",
        hidesFooter: true,
      },
    },
    component: lazyPage(() => import("./rate/rate-page.tsx"), "RatePage"),
  }),
  // Of `product` the id, of `seller` the key of the profile.
  createRoute({
    getParentRoute,
    path: "/app/reviews/$of/$id",
    validateSearch: narrowed,
    staticData: { page: { title: all, breadcrumb: all, leads: "back" } },
    component: lazyPage(() => import("./list/reviews-page.tsx"), "ReviewsPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/app/sell/reviews",
    validateSearch: ({ all }): { all?: true } => (all === true ? { all } : {}),
    staticData: {
      page: {
        title: received,
        breadcrumb: received,
        menu: [{ place: "drawer", order: 36.5, icon: Star, text: received, isFor: forSellerPart("orders") }],
      },
    },
    component: lazyPage(() => import("./received/received-page.tsx"), "ReceivedPage"),
  }),
] as const satisfies FeatureRoutes;
