import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { catalogueRoutes } from "./routes.tsx";

export const catalogueFeature = { routes: catalogueRoutes } as const satisfies WebFeature;
