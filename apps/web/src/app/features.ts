import { authRoutes } from "../features/auth/auth.routes.tsx";
import { homeRoutes } from "../features/home/home.routes.tsx";
import { partsRoutes } from "../features/parts/parts.routes.tsx";
import { profilesRoutes } from "../features/profiles/profiles.routes.tsx";
import { storeRoutes } from "../features/store/store.routes.tsx";
import { wishlistRoutes } from "../features/wishlist/wishlist.routes.tsx";

/** The features of the web, in no order that matters: one line each, and nothing is drawn or reached that is not here. */
export const featureRoutes = [
  ...authRoutes,
  ...homeRoutes,
  ...partsRoutes,
  ...profilesRoutes,
  ...storeRoutes,
  ...wishlistRoutes,
] as const;
