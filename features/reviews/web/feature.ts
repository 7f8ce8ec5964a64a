import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { reviewsRoutes } from "./routes.tsx";

export const reviewsFeature = {
  routes: reviewsRoutes,
  news: [{ kind: "REVIEW_", refresh: ["reviews"] }],
} as const satisfies WebFeature;
