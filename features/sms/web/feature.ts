import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { smsRoutes } from "./routes.tsx";

export const smsFeature = { routes: smsRoutes } as const satisfies WebFeature;
