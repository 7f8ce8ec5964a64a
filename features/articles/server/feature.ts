import { defineFeature } from "#engine/server/feature.ts";
import { articlesErrors, articlesFields } from "./errors.ts";
import { articlesHelp } from "./help.ts";
import { articlesRoutes } from "./routes.ts";

/** Versions of the legal and help texts, which the platform admin publishes. */
export const articlesFeature = defineFeature({
  name: "articles",
  routes: articlesRoutes,
  errors: articlesErrors,
  fields: articlesFields,
  listeners: [],
  jobs: [],
  notifications: [],
  help: articlesHelp,
  audited: {
    "articles/published": { en: "Published a text", te: "పాఠాన్ని ప్రచురించారు" },
    "articles/restored": { en: "Went back to an earlier text", te: "పాత పాఠానికి తిరిగి వెళ్లారు" },
  },
  privacy: {
    article_versions: {
      person: null,
      onExport: "not personal",
      onErasure: "not personal",
      because: "A text of the operator; the admin who published it is a number.",
    },
  },
  demo: "none: the texts that came with the app are shown",
});
