import type { AsyncRouteComponent } from "@tanstack/react-router";
import { type ComponentType, createElement, use } from "react";
import { NetworkError } from "./api-client.ts";
import { noteSilence } from "./silence.ts";

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
  let loading: Promise<Fetched> | undefined;
  const fetchPage = (): Promise<Fetched> => {
    loading ??= readable(
      waitedFor(load()).then(
        (parts) => ({ page: parts[name] as ComponentType<object> }),
        (error: unknown) => {
          failedPages.add(() => {
            loading = undefined;
          });
          return { error: named(error) };
        },
      ),
    );
    return loading;
  };
  function LazyPage(props: object) {
    const fetched = use(fetchPage());
    if ("error" in fetched) throw fetched.error;
    return createElement(fetched.page, props);
  }
  return Object.assign(LazyPage, { preload: async () => void (await fetchPage()) });
}

/** What browsers, each in its own words, say of a script or a style sheet that they could not fetch. */
const notFetched = /imported module|module script|preload CSS/;

/** An error that the network made is told as one, not as a fault of the app. */
function named(error: unknown): unknown {
  return notFetched.test(String(error)) ? new NetworkError("the page did not come", { cause: error }) : error;
}

/** What is long in coming is told as an answer of the server would be. */
export function waitedFor<Part>(coming: Promise<Part>): Promise<Part> {
  return coming.finally(noteSilence());
}

/** The page, or why it could not be fetched. */
type Fetched = { readonly page: ComponentType<object> } | { readonly error: unknown };

/** Marks the promise as React's `use` does, once it has come: a page that was fetched ahead is drawn at once. */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  void promise.then((value) => Object.assign(promise, { status: "fulfilled", value }));
  return promise;
}
