import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { licencesRoutes } from "./routes.tsx";

export const licencesFeature = {
  routes: licencesRoutes,
  news: [{ kind: "LICENCE", refresh: ["licences"] }],
} as const satisfies WebFeature;
