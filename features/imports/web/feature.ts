import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { importsRoutes } from "./routes.tsx";

export const importsFeature = { routes: importsRoutes } as const satisfies WebFeature;
