import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { sellingRoutes } from "./routes.tsx";

export const sellingFeature = {
  routes: sellingRoutes,
  news: [
    { below: "/app/sell", refresh: ["selling"] },
    { kind: "SELLER_SUSPENDED", refresh: ["selling"] },
  ],
} as const satisfies WebFeature;
