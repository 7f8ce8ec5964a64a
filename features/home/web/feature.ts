import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { homeRoutes } from "./routes.tsx";

export const homeFeature = { routes: homeRoutes } as const satisfies WebFeature;
