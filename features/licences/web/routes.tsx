import { createRoute } from "@tanstack/react-router";
import { FileBadge, FileCheck } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { deskEntries, forSellerPart } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useLicencesTitles } from "./titles.ts";

const titles = () => useLicencesTitles.now();

export const licencesRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/sell/licences",
    staticData: {
      page: {
        title: () => titles().licences,
        breadcrumb: () => titles().licences,
        menu: [
          {
            place: "drawer",
            order: 39.5,
            icon: FileBadge,
            text: () => titles().licences,
            isFor: forSellerPart("catalogue"),
          },
        ],
      },
    },
    component: lazyPage(() => import("./licences-page.tsx"), "LicencesPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/licences",
    staticData: {
      page: {
        title: () => titles().queue,
        breadcrumb: () => titles().queue,
        menu: deskEntries({
          beside: "advanced",
          order: 86,
          icon: FileCheck,
          text: () => titles().queue,
          role: "platform-admin",
        }),
        leads: "back",
      },
    },
    component: lazyPage(() => import("./desk/queue-page.tsx"), "QueuePage"),
  }),
] as const satisfies FeatureRoutes;
