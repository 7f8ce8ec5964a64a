import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { peopleRoutes } from "./routes.tsx";

export const peopleFeature = { routes: peopleRoutes } as const satisfies WebFeature;
