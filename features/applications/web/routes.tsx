import { createRoute } from "@tanstack/react-router";
import { ClipboardCheck, Handshake } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { Session } from "#engine/web/data/session.ts";
import { deskEntries } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { type ApplicationKind, applicationKinds } from "../contract/kinds.ts";
import { useApplicationsTitles } from "./titles.ts";

const words = () => useApplicationsTitles.now();
const held = ({ roles }: Session): number => applicationKinds.filter((kind) => roles.includes(kind)).length;

export const applicationsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/apply",
    validateSearch: (search): { kind?: ApplicationKind } =>
      search["kind"] === "agent" || search["kind"] === "seller" ? { kind: search["kind"] } : {},
    staticData: {
      page: {
        title: () => words().apply,
        breadcrumb: () => words().apply,
        menu: [
          {
            ...{ place: "drawer", order: 95, icon: Handshake, text: () => words().apply },
            isFor: (session) => held(session) === 0,
          },
          {
            ...{ place: "advanced", order: 10, icon: Handshake, text: () => words().apply },
            isFor: (session) => held(session) === 1,
          },
        ],
        leads: "back",
        hidesFooter: true,
      },
    },
    component: lazyPage(() => import("./apply/apply-page.tsx"), "ApplyPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/applications",
    staticData: {
      page: {
        title: () => words().applications,
        breadcrumb: () => words().applications,
        parents: ["/app/admin"],
        back: { to: "/app/admin" },
        menu: deskEntries({
          beside: "advanced",
          order: 85,
          icon: ClipboardCheck,
          text: () => words().applications,
          role: "platform-admin",
        }),
        leads: "back",
      },
    },
    component: lazyPage(() => import("./desk/queue-page.tsx"), "QueuePage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/applications/$applicationId",
    staticData: {
      page: {
        title: ({ params }) => `A-${String(params["applicationId"]).padStart(6, "0")}`,
        helpTitle: () => words().application,
        breadcrumb: ({ params }) => `A-${String(params["applicationId"]).padStart(6, "0")}`,
        parents: ["/app/admin", "/app/admin/applications"],
        back: { to: "/app/admin/applications" },
        leads: "back",
        hidesFooter: true,
      },
    },
    component: lazyPage(() => import("./desk/application-page.tsx"), "ApplicationPage"),
  }),
] as const satisfies FeatureRoutes;
