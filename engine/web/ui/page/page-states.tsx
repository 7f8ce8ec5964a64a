import type { ReactNode } from "react";
import { LanternDrawing } from "../art/lantern.tsx";
import { WheelDrawing } from "../art/wheel.tsx";
import { Button } from "../button.tsx";
import { useWords } from "../words.texts.ts";
import { Skeleton } from "./skeleton.tsx";

/** While a page's data come: five still blocks. */
export function LoadingState() {
  return <Skeleton />;
}

/** Nothing here yet: a drawing, one line, one way on. */
export function EmptyState({
  drawing,
  title,
  children,
  action,
}: {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className="empty">
      {drawing}
      <h2 className="t-note b">{title}</h2>
      {children && <div className="t-note c2">{children}</div>}
      {action && <div className="mt-1.5">{action}</div>}
    </div>
  );
}

/** It did not work: the server's sentence, or the general one, and a way to try again, else to the home page. */
export function ErrorState({
  text,
  onRetry,
}: {
  readonly text?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}) {
  const words = useWords();
  return (
    <div role="alert">
      <EmptyState
        drawing={<WheelDrawing />}
        title={text || words.somethingWrong}
        action={
          onRetry ? (
            <Button onClick={onRetry}>{words.retry}</Button>
          ) : (
            <a className="btn second" href="#/app/home">
              {words.toHome}
            </a>
          )
        }
      />
    </div>
  );
}

/** No connection and nothing kept to show. */
export function OfflineState({ onRetry }: { readonly onRetry?: () => void }) {
  const words = useWords();
  return (
    <EmptyState
      drawing={<LanternDrawing />}
      title={words.offlineTitle}
      action={
        onRetry && (
          <Button look="second" onClick={onRetry}>
            {words.retry}
          </Button>
        )
      }
    >
      {words.offlineText}
    </EmptyState>
  );
}
