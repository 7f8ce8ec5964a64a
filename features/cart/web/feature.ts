import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { cartRoutes } from "./routes.tsx";

export const cartFeature = {
  routes: cartRoutes,
  readAhead: () => import("./public.ts"),
} as const satisfies WebFeature;
