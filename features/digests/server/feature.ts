import { defineFeature } from "#engine/server/feature.ts";
import { digestsHelp } from "./help.ts";
import { digestsRoutes } from "./routes.ts";
import { tellWeekJob, weekNews } from "./tell-week.ts";

export const digestsFeature = defineFeature({
  name: "digests",
  routes: digestsRoutes,
  errors: {},
  fields: {},
  listeners: [],
  jobs: [tellWeekJob],
  notifications: [weekNews],
  help: digestsHelp,
  privacy: {
    weekly_digests: { person: "profile_id", onExport: "included", onErasure: "deleted" },
  },
  demo: "Nobody has been away, so nobody has a digest.",
});
