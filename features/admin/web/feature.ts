import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { adminRoutes } from "./routes.tsx";

export const adminFeature = {
  routes: adminRoutes,
  news: [{ kind: "STAFF_ROLE", refresh: ["admin"] }],
} as const satisfies WebFeature;
