/**
 * Messages from a page to the service worker. `take-over`: replace the former worker. `keep`: cache what the page
 * fetched before the worker ran, and the chunks of offline pages; with `isAhead` also chunks that may be needed.
 */
export type ToWorker =
  | { readonly kind: "take-over" }
  | { readonly kind: "keep"; readonly paths: readonly string[]; readonly isAhead: boolean };
