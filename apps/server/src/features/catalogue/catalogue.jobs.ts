import type { Job } from "#platform/jobs";
import { holdJobs } from "./hold-stock.ts";
import { rewriteSearchWords } from "./rewrite-search-words.ts";

export const catalogueJobs: readonly Job[] = [
  ...holdJobs,
  // Every minute: after an upgrade the store is searched by the new rules at once. Without old words one look into an index.
  { name: "catalogue/rewrite-search-words", schedule: "* * * * *", run: rewriteSearchWords },
];
