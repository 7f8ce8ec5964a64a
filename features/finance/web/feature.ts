import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { financeRoutes } from "./routes.tsx";

export const financeFeature = { routes: financeRoutes } as const satisfies WebFeature;
