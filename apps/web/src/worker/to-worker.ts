/**
 * What a page tells the worker: to take the place of the one before it, or to keep what the page has fetched before
 * the worker was there; `isAhead`: also the parts of pages that are read offline.
 */
export type ToWorker =
  | { readonly kind: "take-over" }
  | { readonly kind: "keep"; readonly paths: readonly string[]; readonly isAhead: boolean };
