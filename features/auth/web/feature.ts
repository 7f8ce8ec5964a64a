import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { authRoutes } from "./routes.tsx";

export const authFeature = { routes: authRoutes } as const satisfies WebFeature;
