import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { checkoutRoutes } from "./routes.tsx";

export const checkoutFeature = { routes: checkoutRoutes } as const satisfies WebFeature;
