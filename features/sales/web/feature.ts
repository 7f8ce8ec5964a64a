import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { salesRoutes } from "./routes.tsx";

export const salesFeature = {
  routes: salesRoutes,
  news: [
    { below: "/app/sell/orders", refresh: ["sales"] },
    { below: "/app/order", refresh: ["purchases"] },
  ],
} as const satisfies WebFeature;
