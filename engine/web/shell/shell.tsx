import { Outlet, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { useDataSaver } from "../data/data-saver.ts";
import { useSession } from "../data/session.ts";
import { SnackbarHost } from "../ui/overlay/snackbar.tsx";
import { useDeferredMount } from "../ui/page/deferred-mount.tsx";
import { RouteProgress } from "../ui/page/route-progress.tsx";
import { HelpOpener } from "./frame/help-opener.tsx";
import { SlowNotice } from "./offline/slow-notice.tsx";
import { fetchedApp, prefetchApp } from "./routes/fetch-app.ts";
import { type ShownPage, useShownPage } from "./routes/page-moment.ts";
import { preloadNow } from "./routes/preload.ts";
import { useShellTexts } from "./shell.texts.ts";

/** The page before sign-in is drawn by then; what comes next is fetched while the person types. */
const prefetchDelayMs = 1500;

/** Around every page: header, drawer, footer tabs and messages; sign-in pages stand alone. */
export function Shell(): ReactNode {
  const session = useSession();
  const page = useShownPage();
  const texts = useShellTexts();
  // The frame and its page are much to draw.
  const isDrawn = useDeferredMount(true, false);
  const Frame = fetchedApp()?.Frame;
  useFetchesAhead();
  const content = usePageChange(page, texts.product);
  useEffect(() => {
    if (isDrawn) document.querySelector(".arriving")?.remove();
  }, [isDrawn]);
  if (!isDrawn) return null;
  return (
    <>
      <button type="button" className="btn skip" onClick={() => content.current?.focus()}>
        {texts.skip}
      </button>
      {!Frame || page.facts?.standsAlone ? (
        <div className="content" id="content" ref={content} tabIndex={-1}>
          {page.isLoading && <RouteProgress />}
          <SlowNotice />
          <Outlet />
        </div>
      ) : (
        <Frame key={session?.profileKey ?? "visitor"} page={page} session={session} content={content} />
      )}
      <HelpOpener page={page} />
      <SnackbarHost />
    </>
  );
}

/** Fetches the app, home, and each page that a finger moves towards, before they are opened; not on a device that saves data. */
function useFetchesAhead(): void {
  const router = useRouter();
  const isSavingData = useDataSaver();
  useEffect(() => {
    router.options.defaultPreload = preloadNow();
    if (isSavingData) return;
    const timer = setTimeout(() => void prefetchApp(), prefetchDelayMs);
    return () => clearTimeout(timer);
  }, [router, isSavingData]);
}

/** Names the window after the page, and moves the focus to the content when another page is shown. */
function usePageChange({ title, pathname, isLoading }: ShownPage, product: string) {
  const content = useRef<HTMLDivElement>(null);
  const shownPath = useRef(pathname);
  useEffect(() => {
    document.title = title === "" || title === product ? product : `${title} - ${product}`;
  }, [title, product]);
  useEffect(() => {
    if (isLoading || shownPath.current === pathname) return;
    shownPath.current = pathname;
    // A page that put the focus somewhere itself, such as into its search field, keeps it there.
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
  }, [pathname, isLoading]);
  return content;
}
