import { createRoute } from "@tanstack/react-router";
import { MessageSquareText } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes, PageFacts } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useUpdatesTitles } from "./titles.ts";

const getParentRoute = () => rootRoute;
const words = () => useUpdatesTitles.now();
const title = () => words().updates;
const component = lazyPage(() => import("./pages/updates-page.tsx"), "UpdatesPage");
const listPage: PageFacts = { title, breadcrumb: title, parents: ["/app/home"] };

/** Whether something is being written; of the scheduled ones which, where that is an earlier one. */
const writing = ({ write }: Readonly<Record<string, unknown>>): { write?: string | true } =>
  write === true || typeof write === "string" ? { write } : {};

export const updatesRoutes = [
  createRoute({
    getParentRoute,
    path: "/app/social/updates",
    validateSearch: writing,
    staticData: {
      page: { ...listPage, menu: [{ place: "advanced", order: 40, icon: MessageSquareText, text: title }] },
    },
    component,
  }),
  createRoute({
    getParentRoute,
    path: "/app/social/updates/list",
    validateSearch: writing,
    staticData: { page: listPage },
    component,
  }),
  createRoute({
    getParentRoute,
    path: "/app/social/updates/$shareId",
    validateSearch: writing,
    staticData: {
      page: {
        title: () => words().one,
        breadcrumb: () => words().one,
        parents: ["/app/home", "/app/social/updates"],
        back: { to: "/app/home" },
      },
    },
    component: lazyPage(() => import("./pages/update-page.tsx"), "UpdatePage"),
  }),
  createRoute({
    getParentRoute,
    path: "/app/home/scheduled-updates",
    validateSearch: writing,
    staticData: {
      page: {
        title: () => words().scheduled,
        breadcrumb: () => words().scheduled,
        parents: ["/app/home", "/app/social/updates"],
        back: { to: "/app/social/updates" },
      },
    },
    component: lazyPage(() => import("./pages/scheduled-page.tsx"), "ScheduledPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/public/social/updates/$shareId",
    staticData: { page: { title: () => words().one, leads: "back" } },
    component: lazyPage(() => import("./pages/shared-page.tsx"), "SharedPage"),
  }),
] as const satisfies FeatureRoutes;
