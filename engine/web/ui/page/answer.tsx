import type { ReactNode } from "react";
import { useDeferredArrival } from "./deferred-mount.tsx";
import { ErrorState, LoadingState, OfflineState } from "./page-states.tsx";

/** What this part needs of a query: TanStack Query's results fit. */
interface Question<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Draws a query in its four states: loading, offline, refused, empty, else its data. Data once shown stay. */
export function Answer<Data>({
  to,
  isEmpty,
  empty,
  loading,
  children,
}: {
  readonly to: Question<Data>;
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  readonly loading?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}) {
  const data = useDeferredArrival(to.data);
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (!to.error || to.data !== undefined) return loading ?? <LoadingState />;
  const retry = (): void => void to.refetch();
  if (to.error.name === "NetworkError") return <OfflineState onRetry={retry} />;
  return <Refused error={to.error} onRetry={retry} />;
}

/** A refusal in its sentence; with a way to try again where that can bring another answer. */
export function Refused({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const isFinal = "status" in error && (error.status === 403 || error.status === 404);
  return <ErrorState text={sentenceOf(error)} onRetry={isFinal ? undefined : onRetry} />;
}

/** The sentence for the person that a refusal carries. */
export function sentenceOf(error: Error): string | undefined {
  return "info" in error && typeof error.info === "string" && error.info !== "" ? error.info : undefined;
}
