import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { applicationsRoutes } from "./routes.tsx";

export const applicationsFeature = {
  routes: applicationsRoutes,
  news: [{ kind: "APPLICATION", refresh: ["applications"] }],
} as const satisfies WebFeature;
