import { createMemoryHistory, type RouterHistory, RouterProvider } from "@tanstack/react-router";
import { cleanup, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { TestApp } from "../process/app.ts";
import "fake-indexeddb/auto";
import { queryClient } from "#engine/web/data/query-client.ts";
import { forgetAnswers } from "#engine/web/data/query-persister.ts";
import { beginVisit } from "#engine/web/data/session.ts";
import { outboxStore } from "#engine/web/outbox/outbox.ts";
import { leaveWhenSessionEnds, makeRouter } from "#engine/web/shell/routes/router.tsx";
import "./patience.ts";
import { serverBehindFetch } from "./server-behind-fetch.ts";

function leaveOutGreetings(): void {
  localStorage.setItem("santha.splash-screen-seen", "true");
  // The question for the pin code is done with on every day: tests may run over midnight.
  const record = { date: "", doNotShowAgain: false };
  localStorage.setItem("santha.splash-seen", JSON.stringify(record));
}

/** The whole web app, drawn in this process against a real server. */
export interface OpenedApp {
  readonly user: UserEvent;
  /** The hash address that is shown: path and search. */
  address(): string;
  /** All addresses that were gone to, also those that led on at once. */
  addressesSoFar(): readonly string[];
  /** Opens another address as if it were typed. */
  goTo(address: string): void;
  /** Asks the server again for everything that is shown. */
  reloadData(): Promise<void>;
  /** Ends this visit: the page is gone, and so is everything kept in the browser unless the person comes back. */
  close(settings?: { readonly comesBack?: boolean }): Promise<void>;
}

/** What a closed visit still opens goes through a history of its own, so that it ends there and leads the next visit nowhere. */
function leaveWindow(history: RouterHistory): void {
  const own = createMemoryHistory();
  Object.defineProperties(history, {
    location: { get: () => own.location },
    push: { value: own.push },
    replace: { value: own.replace },
  });
}

/**
 * Opens the app at a hash address such as `/app/profiles`; `as` is the cookie header of a signed-in person. A first
 * visit begins with the splash and the question for the pin code; the others find both done.
 */
export function openApp(
  server: Pick<TestApp, "app">,
  {
    at,
    as,
    isFirstVisit = false,
    begin = () => {},
  }: {
    readonly at: string;
    readonly as?: string;
    readonly isFirstVisit?: boolean;
    /** Done before the first call is made, such as letting calls go wrong. */
    readonly begin?: () => void;
  },
): OpenedApp {
  if (!isFirstVisit) leaveOutGreetings();
  const browser = serverBehindFetch(server, as);
  begin();
  // Beside the session's cookie, which scripts cannot read, stands this one.
  const named = /userId=[\w-]+/.exec(as ?? "")?.[0] ?? "userId=somebody";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there in the tests' browser
  document.cookie = as === undefined ? "userId=; max-age=0" : named;
  queryClient.clear();
  beginVisit();
  window.history.replaceState(null, "", `/#${at}`);
  // A router of its own for each visit: nothing of an earlier page is shown.
  const router = makeRouter();
  const stopLeaving = leaveWhenSessionEnds(router);
  const addresses: string[] = [];
  const stopNoting = router.history.subscribe(({ location }) => void addresses.push(location.href));
  render(<RouterProvider router={router} />);
  return {
    user: userEvent.setup(),
    address: () => router.state.location.href,
    addressesSoFar: () => addresses,
    goTo(address) {
      router.history.push(address);
    },
    async reloadData() {
      await queryClient.invalidateQueries();
    },
    async close({ comesBack = false } = {}) {
      stopLeaving();
      stopNoting();
      cleanup();
      router.history.destroy();
      leaveWindow(router.history);
      queryClient.clear();
      beginVisit();
      sessionStorage.clear();
      if (!comesBack) {
        localStorage.clear();
        await forgetAnswers();
        await outboxStore.clear();
      }
      await browser.restore();
    },
  };
}
