import { createRoute } from "@tanstack/react-router";
import { MessageCircleQuestionMark } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useQuestionsTitles } from "./titles.ts";

const getParentRoute = () => rootRoute;
const words = () => useQuestionsTitles.now();
const title = () => words().questions;
const list = { title, breadcrumb: title, leads: "back" } as const;
const listPage = lazyPage(() => import("./list/questions-page.tsx"), "QuestionsPage");
const sorted = ({ sort }: Record<string, unknown>): { sort?: "active" } =>
  sort === "active" ? { sort } : {};
const above = { parents: ["/app/home/qa"], back: { to: "/app/home/qa" }, hidesFooter: true } as const;
/** The last word of the breadcrumb is the question itself, once it has come. */
const one = { title: () => words().question, breadcrumb: () => "", hidesFooter: true } as const;

/** The list under its four addresses, asking, one question, and the same for guests. */
export const questionsRoutes = [
  createRoute({
    getParentRoute,
    path: "/app/home/qa",
    validateSearch: sorted,
    staticData: {
      page: {
        ...list,
        menu: [{ place: "advanced", order: 30, icon: MessageCircleQuestionMark, text: () => words().qa }],
      },
    },
    component: listPage,
  }),
  createRoute({
    getParentRoute,
    path: "/app/home/qa/filter/$filter",
    validateSearch: sorted,
    staticData: { page: list },
    component: listPage,
  }),
  createRoute({
    getParentRoute,
    path: "/app/social/qa",
    validateSearch: sorted,
    staticData: { page: list },
    component: listPage,
  }),
  createRoute({
    getParentRoute,
    path: "/app/social/qa/list",
    validateSearch: sorted,
    staticData: { page: list },
    component: listPage,
  }),
  createRoute({
    getParentRoute,
    path: "/app/social/qa/ask",
    /** The own question that is changed. */
    validateSearch: ({ change }): { change?: string } => (typeof change === "string" ? { change } : {}),
    staticData: { page: { ...above, title: () => words().ask, breadcrumb: () => words().ask } },
    component: lazyPage(() => import("./ask/ask-page.tsx"), "AskPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/app/social/qa/$questionId",
    staticData: { page: { ...above, ...one } },
    component: lazyPage(() => import("./question/question-page.tsx"), "QuestionPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/public/social/qa/$questionId",
    staticData: { page: one },
    component: lazyPage(() => import("./guest/guest-page.tsx"), "GuestPage"),
  }),
] as const satisfies FeatureRoutes;
