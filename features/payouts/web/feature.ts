import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { payoutsRoutes } from "./routes.tsx";

export const payoutsFeature = {
  routes: payoutsRoutes,
  news: [{ below: "/app/payouts", refresh: ["payouts"] }],
} as const satisfies WebFeature;
