import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { digestsRoutes } from "./routes.tsx";

export const digestsFeature = {
  routes: digestsRoutes,
  news: [{ kind: "WEEKLY_DIGEST", refresh: ["digests"] }],
} as const satisfies WebFeature;
