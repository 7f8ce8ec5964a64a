import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { teamsRoutes } from "./routes.tsx";

export const teamsFeature = { routes: teamsRoutes } as const satisfies WebFeature;
