import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { assortmentRoutes } from "./routes.tsx";

export const assortmentFeature = {
  routes: assortmentRoutes,
  news: [{ kind: "PRODUCT_PROPOSAL", refresh: ["assortment"] }],
} as const satisfies WebFeature;
