import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { couponsRoutes } from "./routes.tsx";

export const couponsFeature = {
  routes: couponsRoutes,
  readAhead: () => import("./public.ts"),
} as const satisfies WebFeature;
