import { defineFeature } from "#engine/server/feature.ts";
import { tellAuthorJob, updateCommented } from "./comments/tell-author.ts";
import { updatesErrors, updatesFields } from "./errors.ts";
import { updatesHelp } from "./help.ts";
import { hideComment, hideUpdate } from "./reports/hide-words.ts";
import { updatesRoutes } from "./routes.ts";
import { publishScheduled } from "./writing/publish-scheduled.ts";
import { writtenComments, writtenUpdates } from "./written.queries.ts";

const ofUpdate = { column: "update_id", of: "updates", key: "id" } as const;

/** What updates tell the house about themselves. */
export const updatesFeature = defineFeature({
  name: "updates",
  routes: updatesRoutes,
  errors: updatesErrors,
  fields: updatesFields,
  listeners: [hideUpdate, hideComment],
  jobs: [publishScheduled, tellAuthorJob],
  notifications: [updateCommented],
  help: updatesHelp,
  writtenWords: [writtenUpdates, writtenComments],
  privacy: {
    updates: { person: "author_profile_id", onExport: "included", onErasure: "deleted" },
    update_versions: { person: ofUpdate, onExport: "included", onErasure: "deleted" },
    update_ranks: { person: ofUpdate, onExport: "included", onErasure: "deleted" },
    update_topics: { person: ofUpdate, onExport: "included", onErasure: "deleted" },
    update_readers: { person: "profile_id", onExport: "included", onErasure: "deleted" },
    update_marks: { person: "profile_id", onExport: "included", onErasure: "deleted" },
    update_polls: { person: ofUpdate, onExport: "included", onErasure: "deleted" },
    update_poll_votes: { person: "profile_id", onExport: "included", onErasure: "deleted" },
    update_comments: {
      person: "profile_id",
      onExport: "included",
      onErasure: "blanked",
      blanked: { body: null, hidden_body: null },
      because: "replies of others stand below it; the words are gone and the person is a number then",
    },
  },
  demo: "Farmers, agents and sellers write of July's fields in both languages, reply to each other and find it useful; an agent asks with a poll; one update waits for its time.",
});
