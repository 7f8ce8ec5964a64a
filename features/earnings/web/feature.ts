import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { earningsRoutes } from "./routes.tsx";

export const earningsFeature = {
  routes: earningsRoutes,
  readAhead: () => import("./public.ts"),
  news: [{ below: "/app/order", refresh: ["earnings"] }],
} as const satisfies WebFeature;
