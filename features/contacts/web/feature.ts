import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { contactsRoutes } from "./routes.tsx";

export const contactsFeature = { routes: contactsRoutes } as const satisfies WebFeature;
