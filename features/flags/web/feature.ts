import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { flagsRoutes } from "./routes.tsx";

export const flagsFeature = { routes: flagsRoutes } as const satisfies WebFeature;
