import { prefetch } from "../../browser/fresh-build.ts";
import { expectedSession } from "../../data/session.ts";
import { opensDesks } from "./opens-desks.ts";

/** Everything behind the door: the route tables of the features and the frame around their pages. */
type WholeApp = Awaited<ReturnType<typeof importApp>>;

let fetching: Promise<WholeApp> | undefined;
let fetched: WholeApp | undefined;

async function importApp() {
  const { Frame, addRoutes, fetchHome } = await import("./signed-in-app.tsx");
  return { Frame, addRoutes, fetchHome };
}

/**
 * Fetches what is behind the door, once, and beside it the desks of somebody who works at one; a fetch that failed
 * is tried again by the next call.
 */
export function fetchApp(): Promise<WholeApp> {
  // At the same time: one after the other would cost a round trip.
  if (opensDesks(expectedSession())) void import("../../desk-features.ts").catch(() => {});
  fetching ??= importApp().then(
    (app) => {
      fetched = app;
      return app;
    },
    (error: unknown) => {
      fetching = undefined;
      throw error;
    },
  );
  return fetching;
}

/** What is behind the door, once it was fetched. */
export function fetchedApp(): WholeApp | undefined {
  return fetched;
}

/** Fetches the app and home ahead of need; says nothing when that fails. */
export function prefetchApp(): Promise<void> {
  return prefetch(async () => (await fetchApp()).fetchHome());
}
