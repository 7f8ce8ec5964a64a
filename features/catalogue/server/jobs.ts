import type { Job } from "#engine/server/jobs/jobs.ts";
import { rewriteSearchWords } from "./search/rewrite-search-words.ts";
import { holdJobs } from "./stock/hold-stock.ts";

export const catalogueJobs: readonly Job[] = [
  ...holdJobs,
  // Every minute: after an upgrade the store is searched by the new rules at once. Without old words one look into an index.
  { name: "catalogue/rewrite-search-words", schedule: "* * * * *", run: rewriteSearchWords },
];
