import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { articlesRoutes } from "./routes.tsx";

export const articlesFeature = { routes: articlesRoutes } as const satisfies WebFeature;
