import { defineFeature } from "#platform/feature";
import { backInStock, priceDrop, wishlistJobs } from "./tell-changes.ts";
import { wishlistErrors, wishlistFields } from "./wishlist.errors.ts";
import { wishlistHelp } from "./wishlist.help.ts";
import { wishlistRoutes } from "./wishlist.routes.ts";

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
