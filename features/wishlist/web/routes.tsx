import { createRoute } from "@tanstack/react-router";
import { Heart } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useWishlistTitles } from "./titles.ts";
import { useWishlistCount } from "./wishlist-count.ts";

const words = () => useWishlistTitles.now();

/** The person's wishlist; its heart in the header carries the count. */
export const wishlistRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/wishlist",
    staticData: {
      page: {
        title: () => words().wishlist,
        breadcrumb: () => words().wishlist,
        parents: ["/app/store"],
        takesRoomOfTabs: true,
        menu: [
          {
            place: "header",
            order: 20,
            icon: Heart,
            text: () => words().wishlist,
            useCount: useWishlistCount,
            countText: (count) => words().counted(count),
          },
          {
            place: "drawer",
            order: 80,
            icon: Heart,
            text: () => words().myWishlist,
            useCount: useWishlistCount,
          },
        ],
      },
    },
    component: lazyPage(() => import("./wishlist-page.tsx"), "WishlistPage"),
  }),
] as const satisfies FeatureRoutes;
