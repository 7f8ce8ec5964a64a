import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { supportRoutes } from "./routes.tsx";

export const supportFeature = { routes: supportRoutes } as const satisfies WebFeature;
