import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useCheckoutTitles } from "./titles.ts";

const words = () => useCheckoutTitles.now();

export const checkoutRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/store/checkout/shipping",
    staticData: {
      page: {
        title: () => words().shipping,
        breadcrumb: () => words().shipping,
        parents: ["/app/store", "/app/store/checkout/cart"],
        hidesFooter: true,
        leads: "back",
      },
    },
    component: lazyPage(() => import("./shipping-page.tsx"), "ShippingPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/store/checkout/assist",
    staticData: {
      page: {
        title: () => words().assist,
        breadcrumb: () => words().assist,
        parents: ["/app/store", "/app/store/checkout/cart", "/app/store/checkout/shipping"],
        hidesFooter: true,
        leads: "back",
      },
    },
    component: lazyPage(() => import("./assist/assist-page.tsx"), "AssistPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/store/checkout/drafts",
    staticData: {
      page: {
        title: () => words().drafts,
        breadcrumb: () => words().drafts,
        parents: ["/app/store", "/app/store/checkout/cart"],
        hidesFooter: true,
        leads: "back",
      },
    },
    component: lazyPage(() => import("./drafts/drafts-page.tsx"), "DraftsPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/store/checkout/drafts/$draftKey",
    staticData: {
      page: {
        title: () => words().draft,
        breadcrumb: () => words().draft,
        parents: ["/app/store", "/app/store/checkout/cart", "/app/store/checkout/drafts"],
        hidesFooter: true,
        leads: "back",
      },
    },
    component: lazyPage(() => import("./drafts/draft-page.tsx"), "DraftPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/store/checkout/confirm",
    staticData: {
      page: {
        title: () => words().confirm,
        breadcrumb: () => words().confirm,
        parents: ["/app/store", "/app/store/checkout/cart", "/app/store/checkout/shipping"],
        hidesFooter: true,
        leads: "back",
      },
    },
    component: lazyPage(() => import("./confirm/confirm-page.tsx"), "ConfirmPage"),
  }),
] as const satisfies FeatureRoutes;
