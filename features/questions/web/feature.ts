import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { questionsRoutes } from "./routes.tsx";

export const questionsFeature = {
  routes: questionsRoutes,
  news: [{ below: "/app/social/qa", refresh: ["questions"] }],
} as const satisfies WebFeature;
