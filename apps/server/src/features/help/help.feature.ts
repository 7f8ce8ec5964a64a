import { defineFeature } from "#platform/feature";
import { helpPages } from "./help.help.ts";

/** The help of pages that no other feature of the server stands behind. */
export const helpFeature = defineFeature({
  name: "help",
  routes: [],
  errors: {},
  fields: {},
  listeners: [],
  jobs: [],
  notifications: [],
  help: helpPages,
  privacy: {},
  demo: "Nothing of its own: each feature brings the help of its pages.",
});
