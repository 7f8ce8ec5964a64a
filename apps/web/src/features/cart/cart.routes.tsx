import { createRoute } from "@tanstack/react-router";
import { ShoppingBasket } from "lucide-react";
import { lazyPage } from "#lib/lazy-page";
import type { FeatureRoutes } from "#lib/navigation";
import { rootRoute } from "#lib/root-route";
import { useCartTitles } from "./cart.titles.ts";
import { useCartCount } from "./cart-count.ts";

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
