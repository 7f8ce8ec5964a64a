import { Outlet } from "@tanstack/react-router";
import { type ReactNode, useDeferredValue, useEffect, useRef } from "react";
import { endArriving } from "../lib/arriving.ts";
import { useSession } from "../lib/session.ts";
import { RouteProgress } from "../ui/route-progress.tsx";
import { SnackbarHost } from "../ui/snackbar.tsx";
import { fetchedApp, prefetchApp } from "./fetch-app.ts";
import { HelpOpener } from "./help-opener.tsx";
import { type ShownPage, useShownPage } from "./page-moment.ts";
import { useShellTexts } from "./shell.texts.ts";

/** The page before sign-in is drawn by then; what comes next is fetched while the person types. */
const prefetchDelayMs = 1500;

/** Around every page: header, drawer, footer tabs and messages; sign-in pages stand alone. */
export function Shell(): ReactNode {
  const session = useSession();
  const page = useShownPage();
  const texts = useShellTexts();
  // The frame and its page are much to draw: in slices, so that a slow phone answers touches meanwhile.
  const isDrawn = useDeferredValue(true, false);
  const Frame = fetchedApp()?.Frame;
  useEffect(() => {
    const timer = setTimeout(() => void prefetchApp(), prefetchDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const content = usePageChange(page, texts.product);
  useEffect(() => {
    if (isDrawn) endArriving();
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
