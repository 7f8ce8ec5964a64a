import { createRoute } from "@tanstack/react-router";
import { ShoppingBasket } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useCartCount } from "./cart-count.ts";
import { useCartTitles } from "./titles.ts";

const words = () => useCartTitles.now();

export const cartRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/store/checkout/cart",
    staticData: {
      page: {
        title: () => words().cart,
        breadcrumb: () => words().cart,
        parents: ["/app/store"],
        menu: [
          {
            place: "header",
            order: 30,
            icon: ShoppingBasket,
            text: () => words().cart,
            useCount: useCartCount,
            countText: (count) => words().counted(count),
          },
        ],
        hidesFooter: true,
        leads: "back",
      },
    },
    component: lazyPage(() => import("./cart-page.tsx"), "CartPage"),
  }),
] as const satisfies FeatureRoutes;
