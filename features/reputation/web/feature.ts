import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { reputationRoutes } from "./routes.tsx";

export const reputationFeature = { routes: reputationRoutes } as const satisfies WebFeature;
