import { createRoute } from "@tanstack/react-router";
import { Landmark } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { deskEntries } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useFinanceTitles } from "./titles.ts";

const words = ["tab", "q", "only", "open"] as const;

/** What of the table is looked at; a number in the address is digits, not an amount. */
function lookOf(search: Readonly<Record<string, unknown>>): { [Name in (typeof words)[number]]?: string } {
  const said = words.filter((name) => ["string", "number"].includes(typeof search[name]));
  return Object.fromEntries(said.map((name) => [name, String(search[name])]));
}

const refunds = () => useFinanceTitles.now().refunds;
const settlements = () => useFinanceTitles.now().settlements;
const transfers = () => useFinanceTitles.now().transfers;
const title = () => useFinanceTitles.now().finance;

export const financeRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/finance",
    validateSearch: ({ part }): { part?: string } => (typeof part === "string" ? { part } : {}),
    staticData: {
      page: {
        title,
        breadcrumb: title,
        menu: deskEntries({ beside: "drawer", order: 95, icon: Landmark, text: title, role: "finance" }),
      },
    },
    component: lazyPage(() => import("./finance-page.tsx"), "FinancePage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/finance/refunds",
    validateSearch: lookOf,
    staticData: {
      page: {
        title: refunds,
        breadcrumb: refunds,
        parents: ["/app/admin/finance"],
        back: { to: "/app/admin/finance" },
        hidesFooter: true,
      },
    },
    component: lazyPage(() => import("./refunds/refunds-page.tsx"), "RefundsPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/finance/settlements",
    validateSearch: lookOf,
    staticData: {
      page: {
        title: settlements,
        breadcrumb: settlements,
        parents: ["/app/admin/finance"],
        back: { to: "/app/admin/finance" },
        hidesFooter: true,
      },
    },
    component: lazyPage(() => import("./settlements/settlements-page.tsx"), "SettlementsPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/finance/transfers",
    validateSearch: lookOf,
    staticData: {
      page: {
        title: transfers,
        breadcrumb: transfers,
        parents: ["/app/admin/finance"],
        back: { to: "/app/admin/finance" },
        hidesFooter: true,
      },
    },
    component: lazyPage(() => import("./transfers/transfers-page.tsx"), "TransfersPage"),
  }),
] as const satisfies FeatureRoutes;
