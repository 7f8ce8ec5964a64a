import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { outboxRoutes } from "./routes.tsx";

export const outboxFeature = {
  routes: outboxRoutes,
  whileSignedIn: () => import("./public.ts"),
} as const satisfies WebFeature;
