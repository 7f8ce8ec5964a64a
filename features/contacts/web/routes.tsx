import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useContactsTitles } from "./titles.ts";

const title = () => useContactsTitles.now().contacts;

export const contactsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/contacts",
    staticData: { page: { title, breadcrumb: title, parents: ["/app/profiles"] } },
    component: lazyPage(() => import("./contacts-page.tsx"), "ContactsPage"),
  }),
] as const satisfies FeatureRoutes;
