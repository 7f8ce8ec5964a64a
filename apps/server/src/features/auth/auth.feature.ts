import { defineFeature } from "#platform/feature";
import { authErrors, authFields } from "./auth.errors.ts";
import { authHelp } from "./auth.help.ts";
import { authJobs } from "./auth.jobs.ts";
import { authRoutes } from "./auth.routes.ts";

export const authFeature = defineFeature({
  name: "auth",
  routes: authRoutes,
  errors: authErrors,
  fields: authFields,
  listeners: [],
  jobs: authJobs,
  notifications: [],
  help: authHelp,
  privacy: {
    credentials: {
      person: "profile_id",
      onExport: "secret",
      onErasure: "deleted",
      because: "A password hash serves nobody outside and could be guessed at.",
    },
    one_time_codes: {
      person: null,
      onExport: "secret",
      onErasure: "deleted",
      because: "Codes are bound to a number, live ten minutes and are deleted a day later.",
    },
    referrals: {
      person: "new_profile_id",
      onExport: "included",
      onErasure: "kept",
      because: "A reward was paid for it; it names two numbers of accounts and nothing else.",
    },
  },
  demo: "The password of the ten named accounts.",
});
