import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { paymentsRoutes } from "./routes.tsx";

export const paymentsFeature = {
  routes: paymentsRoutes,
  news: [
    { below: "/app/order", refresh: ["payments"] },
    { below: "/rbl_payment", refresh: ["payments"] },
  ],
} as const satisfies WebFeature;
