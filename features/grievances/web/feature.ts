import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { grievancesRoutes } from "./routes.tsx";

export const grievancesFeature = { routes: grievancesRoutes } as const satisfies WebFeature;
