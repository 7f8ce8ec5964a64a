import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { profilesRoutes } from "./routes.tsx";

export const profilesFeature = {
  routes: profilesRoutes,
  readAhead: () => import("./public.ts"),
} as const satisfies WebFeature;
