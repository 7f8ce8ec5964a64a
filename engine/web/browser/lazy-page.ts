import type { AsyncRouteComponent } from "@tanstack/react-router";
import { type ComponentType, createElement, useEffect, useState } from "react";
import { NetworkError } from "../data/api-client.ts";
import { noteSilence } from "../data/silence.ts";

/** Resets each page that could not be fetched, so that its next render fetches again. */
const failedPages = new Set<() => void>();

/** Lets failed pages be fetched again; for the "Try again" button. */
export function forgetFailedPages(): void {
  for (const forget of failedPages) forget();
  failedPages.clear();
}

/**
 * A page in its own chunk: `lazyPage(() => import("./cart-page.tsx"), "CartPage")`. The router awaits `preload`
 * before it shows the page. A failed fetch never reloads the app, which would be blank offline. Ignoring the
 * page's type avoids circular types.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<{ readonly [K in NoInfer<Name>]: unknown }>,
  name: Name,
): AsyncRouteComponent<object> {
  let loading: Promise<Fetched> | undefined;
  let fetched: Fetched | undefined;
  const fetchPage = async (): Promise<Fetched> => {
    try {
      const parts = await waitedFor(load());
      fetched = { page: parts[name] as ComponentType<object> };
    } catch (error) {
      failedPages.add(() => {
        loading = undefined;
        fetched = undefined;
      });
      fetched = { error: named(error) };
    }
    return fetched;
  };
  const fetchOnce = (): Promise<Fetched> => {
    loading ??= fetchPage();
    return loading;
  };
  function LazyPage(props: object) {
    const [known, setKnown] = useState(fetched);
    useEffect(() => {
      if (!known) void fetchOnce().then(setKnown);
    }, [known]);
    if (!known) return null;
    if ("error" in known) throw known.error;
    return createElement(known.page, props);
  }
  return Object.assign(LazyPage, { preload: async () => void (await fetchOnce()) });
}

/** What different browsers say about a script or style sheet that they could not fetch. */
const notFetched = /imported module|module script|preload CSS/;

/** Reports network failures as `NetworkError`, not as a fault of the app. */
function named(error: unknown): unknown {
  return notFetched.test(String(error)) ? new NetworkError("the page did not come", { cause: error }) : error;
}

/** A slow fetch shows the same notice as a slow answer of the server. */
export function waitedFor<Part>(coming: Promise<Part>): Promise<Part> {
  return coming.finally(noteSilence());
}

/** The page, or why it could not be fetched. */
type Fetched = { readonly page: ComponentType<object> } | { readonly error: unknown };
