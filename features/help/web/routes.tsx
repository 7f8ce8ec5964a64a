import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useHelpTitles } from "./titles.ts";

const getParentRoute = () => rootRoute;
const words = () => useHelpTitles.now();

/** The answers to what is asked often, and the page that reaches the support team. */
export const helpRoutes = [
  createRoute({
    getParentRoute,
    path: "/app/home/social/faq",
    staticData: {
      page: {
        title: () => words().faq,
        breadcrumb: () => words().faq,
        parents: ["/app/home"],
        leads: "back",
      },
    },
    component: lazyPage(() => import("./faq-page.tsx"), "FaqPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/app/home/social/contact-us",
    staticData: {
      page: {
        title: () => words().contact,
        breadcrumb: () => words().contact,
        parents: ["/app/home"],
        leads: "back",
      },
    },
    component: lazyPage(() => import("./contact-page.tsx"), "ContactPage"),
  }),
] as const satisfies FeatureRoutes;
