import { defineFeature } from "#engine/server/feature.ts";
import { legalArticles } from "./legal-text.ts";

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
  articles: Object.values(legalArticles),
  privacy: {},
  demo: "names an operator and a grievance officer who exist nowhere",
});
