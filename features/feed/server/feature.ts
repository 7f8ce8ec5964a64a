import { defineFeature } from "#engine/server/feature.ts";
import { feedErrors, feedFields } from "./errors.ts";
import { feedHelp } from "./help.ts";
import { feedRoutes } from "./routes.ts";

/** What the streams tell the house about themselves. */
export const feedFeature = defineFeature({
  name: "feed",
  routes: feedRoutes,
  errors: feedErrors,
  fields: feedFields,
  listeners: [],
  jobs: [],
  notifications: [],
  help: feedHelp,
  privacy: {
    feed_items: {
      person: ["author_profile_id", "reader_profile_id"],
      onExport: "included",
      onErasure: "deleted",
    },
    feed_streams: { person: null, onExport: "not personal", onErasure: "not personal" },
  },
  demo: "Sellers and agents share products of the season in English and Telugu; the store keeps one at the top.",
});
