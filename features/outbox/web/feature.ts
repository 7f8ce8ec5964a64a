import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { outboxRoutes } from "./routes.tsx";

export const outboxFeature = {
  routes: outboxRoutes,
  whileSignedIn: () => import("./stay-sending.ts"),
} as const satisfies WebFeature;
