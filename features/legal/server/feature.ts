import { defineFeature } from "#engine/server/feature.ts";

/** What the legal pages tell the house about themselves. They are pages for everybody, not calls of the API. */
export const legalFeature = defineFeature({
  name: "legal",
  routes: [],
  errors: {},
  fields: {},
  listeners: [],
  jobs: [],
  notifications: [],
  help: [],
  privacy: {},
  demo: "names an operator and a grievance officer who exist nowhere",
});
