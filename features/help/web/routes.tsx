import { createRoute } from "@tanstack/react-router";
import { MessageSquareText } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { deskEntries } from "#engine/web/routes/menu-entries.ts";
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
  createRoute({
    getParentRoute,
    path: "/app/admin/support/messages",
    staticData: {
      page: {
        title: () => words().messages,
        breadcrumb: () => words().messages,
        parents: ["/app/admin"],
        back: { to: "/app/admin" },
        menu: deskEntries({
          beside: "advanced",
          order: 58,
          icon: MessageSquareText,
          text: () => words().messages,
          role: "support",
        }),
        leads: "back",
      },
    },
    component: lazyPage(() => import("./messages/messages-page.tsx"), "MessagesPage"),
  }),
] as const satisfies FeatureRoutes;
