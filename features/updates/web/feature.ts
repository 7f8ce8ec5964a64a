import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { updatesRoutes } from "./routes.tsx";

export const updatesFeature = { routes: updatesRoutes } as const satisfies WebFeature;
