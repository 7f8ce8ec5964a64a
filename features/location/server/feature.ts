import { defineFeature } from "#engine/server/feature.ts";
import { locationErrors } from "./errors.ts";
import { locationRoutes } from "./routes.ts";

const directory = {
  person: null,
  onExport: "not personal",
  onErasure: "not personal",
  because: "It is a public directory of post offices.",
} as const;

export const locationFeature = defineFeature({
  name: "location",
  routes: locationRoutes,
  errors: locationErrors,
  fields: {},
  listeners: [],
  jobs: [],
  notifications: [],
  help: [],
  privacy: { pin_places: directory, pin_questions: directory },
  demo: "Places of the pin codes of the sample: towns, mandal centres and villages of two states, and one place elsewhere.",
});
