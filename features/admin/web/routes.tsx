import { createRoute } from "@tanstack/react-router";
import { ClipboardList, RotateCcw, ShieldCheck, Users } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { deskEntries } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { worksForOperator } from "../contract/admin.ts";
import { useAdminTitles } from "./titles.ts";

const title = () => useAdminTitles.now().admin;
const people = () => useAdminTitles.now().people;
const person = () => useAdminTitles.now().person;
const jobs = () => useAdminTitles.now().jobs;
const audit = () => useAdminTitles.now().audit;

/** What is looked for; a number in the address is digits, not an amount. */
const words = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) || undefined : undefined;

/** The values of an address that say something. */
function said<const Name extends string>(
  search: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): { [N in Name]?: string } {
  const values: { [N in Name]?: string } = {};
  for (const name of names) {
    const value = words(search[name]);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

export const adminRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin",
    staticData: {
      page: {
        title,
        breadcrumb: title,
        leads: "menu",
        menu: (["drawer", "user"] as const).map((place) => ({
          place,
          order: 110,
          icon: ShieldCheck,
          text: title,
          opensNewTab: true,
          isFor: ({ roles }) => worksForOperator(roles),
        })),
      },
    },
    component: lazyPage(() => import("./admin-page.tsx"), "AdminPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/people",
    validateSearch: (search) => said(search, ["q", "role"]),
    staticData: {
      page: {
        title: people,
        breadcrumb: people,
        parents: ["/app/admin"],
        back: { to: "/app/admin" },
        leads: "back",
        menu: deskEntries({
          beside: "advanced",
          order: 82,
          icon: Users,
          text: people,
          role: "platform-admin",
          isArea: true,
        }),
      },
    },
    component: lazyPage(() => import("./people/people-page.tsx"), "PeoplePage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/people/$profileKey",
    staticData: {
      page: {
        title: person,
        breadcrumb: person,
        parents: ["/app/admin", "/app/admin/people"],
        back: { to: "/app/admin/people" },
        leads: "back",
      },
    },
    component: lazyPage(() => import("./people/person-page.tsx"), "PersonPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/audit",
    validateSearch: (search) => said(search, ["person", "action"]),
    staticData: {
      page: {
        title: audit,
        breadcrumb: audit,
        parents: ["/app/admin"],
        back: { to: "/app/admin" },
        leads: "back",
        menu: deskEntries({
          beside: "advanced",
          order: 84,
          icon: ClipboardList,
          text: audit,
          role: "platform-admin",
          isArea: true,
        }),
      },
    },
    component: lazyPage(() => import("./audit/audit-page.tsx"), "AuditPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/jobs",
    validateSearch: (search) => said(search, ["q", "state"]),
    staticData: {
      page: {
        title: jobs,
        breadcrumb: jobs,
        parents: ["/app/admin"],
        back: { to: "/app/admin" },
        leads: "back",
        menu: deskEntries({
          beside: "advanced",
          order: 86,
          icon: RotateCcw,
          text: jobs,
          role: "platform-admin",
          isArea: true,
        }),
      },
    },
    component: lazyPage(() => import("./jobs/jobs-page.tsx"), "JobsPage"),
  }),
] as const satisfies FeatureRoutes;
