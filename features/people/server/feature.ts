import { defineFeature } from "#engine/server/feature.ts";
import { peopleErrors, peopleFields } from "./errors.ts";
import { peopleHelp } from "./help.ts";
import { peopleJobs } from "./jobs.ts";
import { peopleRoutes } from "./routes.ts";

export const peopleFeature = defineFeature({
  name: "people",
  routes: peopleRoutes,
  errors: peopleErrors,
  fields: peopleFields,
  listeners: [],
  jobs: peopleJobs,
  notifications: [],
  help: peopleHelp,
  privacy: {
    follows: {
      person: ["follower_profile_id", "followed_profile_id"],
      onExport: "included",
      onErasure: "deleted",
    },
    profile_views: {
      person: ["profile_id", "viewer_profile_id"],
      onExport: "included",
      onErasure: "deleted",
    },
    hidden_viewers: { person: "profile_id", onExport: "included", onErasure: "deleted" },
    // Nobody is told who has blocked him, so a row is its maker's alone.
    profile_blocks: { person: "blocker_profile_id", onExport: "included", onErasure: "deleted" },
  },
  demo: "A few people follow each other and have viewed the profiles of the named accounts.",
});
