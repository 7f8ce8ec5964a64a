import type { AsyncRouteComponent } from "@tanstack/react-router";
import { type ComponentType, createElement, use } from "react";

/** What makes each page that could not be fetched try again when it is drawn next. */
const failedPages = new Set<() => void>();

/** Lets pages that could not be fetched be fetched again; for the button that tries again. */
export function forgetFailedPages(): void {
  for (const forget of failedPages) forget();
  failedPages.clear();
}

/**
 * A page that is fetched when it is opened or about to be: `lazyPage(() => import("./cart-page.tsx"), "CartPage")`.
 * Looks at the page's name only, not at its type, so that pages may use links typed by the router that holds them.
 * Unlike the router's own, it never loads the whole app again when the fetch fails: without a network that would
 * leave the browser's blank page instead of ours.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<{ readonly [K in NoInfer<Name>]: unknown }>,
  name: Name,
): AsyncRouteComponent<object> {
  let page: ComponentType<object> | undefined;
  let failure: { readonly error: unknown } | undefined;
  let loading: Promise<void> | undefined;
  const fetchPage = (): Promise<void> => {
    loading ??= load().then(
      (parts) => {
        page = parts[name] as ComponentType<object>;
      },
      (error: unknown) => {
        failure = { error };
        failedPages.add(() => {
          failure = undefined;
          loading = undefined;
        });
      },
    );
    return loading;
  };
  function LazyPage(props: object) {
    if (failure) throw failure.error;
    if (!page) use(fetchPage());
    return page ? createElement(page, props) : null;
  }
  return Object.assign(LazyPage, { preload: fetchPage });
}
