import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { ordersRoutes } from "./routes.tsx";

export const ordersFeature = {
  routes: ordersRoutes,
  readAhead: () => import("./public.ts"),
  news: [{ below: "/app/order", refresh: ["orders", "invoices"] }],
} as const satisfies WebFeature;
