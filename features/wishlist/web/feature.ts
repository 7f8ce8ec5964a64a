import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { wishlistRoutes } from "./routes.tsx";

export const wishlistFeature = {
  routes: wishlistRoutes,
  readAhead: () => import("./public.ts"),
  // A price that is told stands in the store too.
  news: [{ kind: "WISHLIST", refresh: ["wishlist", "store"] }],
} as const satisfies WebFeature;
