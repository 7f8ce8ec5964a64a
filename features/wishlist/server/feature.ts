import { defineFeature } from "#engine/server/feature.ts";
import { wishlistErrors, wishlistFields } from "./errors.ts";
import { wishlistHelp } from "./help.ts";
import { wishlistRoutes } from "./routes.ts";
import { backInStock, priceDrop, wishlistJobs } from "./tell-changes.ts";

export const wishlistFeature = defineFeature({
  name: "wishlist",
  routes: wishlistRoutes,
  errors: wishlistErrors,
  fields: wishlistFields,
  listeners: [],
  jobs: wishlistJobs,
  notifications: [backInStock, priceDrop],
  help: wishlistHelp,
  privacy: {
    wishlist_items: { person: "profile_id", onExport: "included", onErasure: "deleted" },
  },
  demo: "A few products on the wishlists of the named accounts.",
});
