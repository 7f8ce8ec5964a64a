import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { useAuthTitles } from "./titles.ts";

const getParentRoute = () => rootRoute;
const words = () => useAuthTitles.now();

/** The pages before the door, for signed-out people only. They are the first screen: the rest of the app comes after them. */
export const publicRoutes = [
  createRoute({
    getParentRoute,
    path: "/auth/signin",
    staticData: { page: { title: () => words().signIn, standsAlone: true } },
    component: lazyPage(() => import("./sign-in-page.tsx"), "SignInPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/auth/signup",
    // The number of whoever sent the link.
    validateSearch: ({ referrer }): { referrer?: number } =>
      typeof referrer === "number" && /^[6-9]\d{9}$/.test(`${referrer}`) ? { referrer } : {},
    staticData: { page: { title: () => words().signUp, standsAlone: true } },
    component: lazyPage(() => import("./sign-up-page.tsx"), "SignUpPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/auth/reset",
    staticData: { page: { title: () => words().reset, standsAlone: true } },
    component: lazyPage(() => import("./reset-page.tsx"), "ResetPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/auth/otp",
    staticData: { page: { title: () => words().otp, standsAlone: true } },
    component: lazyPage(() => import("./otp-page.tsx"), "OtpPage"),
  }),
] as const satisfies FeatureRoutes;
