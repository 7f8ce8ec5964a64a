import { partsRoutes } from "../features/parts/parts.routes.tsx";

/** The features of the web, in no order that matters: one line each, and nothing is drawn or reached that is not here. */
export const featureRoutes = [...partsRoutes] as const;
