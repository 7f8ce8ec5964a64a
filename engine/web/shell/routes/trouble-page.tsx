import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { forgetFailedPages } from "../../browser/lazy-page.ts";
import { LanternDrawing } from "../../ui/art/lantern.tsx";
import { Refused } from "../../ui/page/answer.tsx";
import { PageBody } from "../../ui/page/page.tsx";
import { EmptyState, OfflineState } from "../../ui/page/page-states.tsx";
import { useShellTexts } from "../shell.texts.ts";

/** In place of a page that could not open or that broke: offline or trouble, and a way to try again. */
export function TroublePage({ error: thrown, reset }: ErrorComponentProps): ReactNode {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const router = useRouter();
  const retry = (): void => {
    forgetFailedPages();
    reset();
    void router.invalidate();
  };
  const isOffline = error.name === "NetworkError" || !navigator.onLine;
  return (
    <PageBody>
      {isOffline ? <OfflineState onRetry={retry} /> : <Refused error={error} onRetry={retry} />}
    </PageBody>
  );
}

/** For a thing that does not exist behind an address that could have been right. */
export function NotFoundPage(): ReactNode {
  const texts = useShellTexts();
  return (
    <PageBody>
      <EmptyState
        drawing={<LanternDrawing />}
        title={texts.notFound}
        action={
          <a className="btn" href="#/app/home">
            {texts.home}
          </a>
        }
      />
    </PageBody>
  );
}
