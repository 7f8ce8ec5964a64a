import { createRoute } from "@tanstack/react-router";
import { BookOpenText } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { deskEntries } from "#engine/web/routes/menu-entries.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useArticlesTitles } from "./titles.ts";

const articles = () => useArticlesTitles.now().articles;
const article = () => useArticlesTitles.now().article;

export const articlesRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/articles",
    staticData: {
      page: {
        title: articles,
        breadcrumb: articles,
        parents: ["/app/admin"],
        back: { to: "/app/admin" },
        leads: "back",
        menu: deskEntries({
          beside: "advanced",
          order: 96,
          icon: BookOpenText,
          text: articles,
          role: "platform-admin",
          isArea: true,
        }),
      },
    },
    component: lazyPage(() => import("./articles-page.tsx"), "ArticlesPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/admin/articles/$articleKey",
    validateSearch: ({ version, write }): { version?: number; write?: true } => ({
      ...(typeof version === "number" && Number.isInteger(version) && version > 0 && { version }),
      ...(write === true && { write }),
    }),
    staticData: {
      page: {
        title: article,
        breadcrumb: article,
        parents: ["/app/admin", "/app/admin/articles"],
        back: { to: "/app/admin/articles" },
        leads: "back",
      },
    },
    component: lazyPage(() => import("./article-page.tsx"), "ArticlePage"),
  }),
] as const satisfies FeatureRoutes;
