import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { partsRoutes } from "./routes.tsx";

export const partsFeature = { routes: partsRoutes } as const satisfies WebFeature;
