import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { privacyRoutes } from "./routes.tsx";

export const privacyFeature = {
  routes: privacyRoutes,
  news: [{ kind: "PRIVACY", refresh: ["privacy"] }],
} as const satisfies WebFeature;
