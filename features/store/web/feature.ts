import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { storeRoutes } from "./routes.tsx";

export const storeFeature = { routes: storeRoutes } as const satisfies WebFeature;
