import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { adminRoutes } from "./routes.tsx";

export const adminFeature = { routes: adminRoutes } as const satisfies WebFeature;
