import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { helpRoutes } from "./routes.tsx";

export const helpFeature = {
  routes: helpRoutes,
  news: [{ kind: "SUPPORT_ANSWER", refresh: ["help"] }],
  readAhead: () => import("./public.ts"),
} as const satisfies WebFeature;
