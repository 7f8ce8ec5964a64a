import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { notificationsRoutes } from "./routes.tsx";

export const notificationsFeature = {
  routes: notificationsRoutes,
  whileSignedIn: () => import("./public.ts"),
  readAhead: () => import("./public.ts"),
} as const satisfies WebFeature;
