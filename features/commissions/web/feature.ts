import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { commissionsRoutes } from "./routes.tsx";

export const commissionsFeature = { routes: commissionsRoutes } as const satisfies WebFeature;
