/**
 * What a page tells the worker: to take the place of the one before it, or to keep what the page has fetched before
 * the worker was there and the parts of pages that are read offline; `isAhead`: also parts that may be needed.
 */
export type ToWorker =
  | { readonly kind: "take-over" }
  | { readonly kind: "keep"; readonly paths: readonly string[]; readonly isAhead: boolean };
