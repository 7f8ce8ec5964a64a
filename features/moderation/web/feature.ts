import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { moderationRoutes } from "./routes.tsx";

export const moderationFeature = {
  routes: moderationRoutes,
  news: [{ below: "/app/moderation", refresh: ["moderation", "flags"] }],
} as const satisfies WebFeature;
