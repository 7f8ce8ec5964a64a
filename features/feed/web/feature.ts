import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { feedRoutes } from "./routes.tsx";

export const feedFeature = { routes: feedRoutes } as const satisfies WebFeature;
