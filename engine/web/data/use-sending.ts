import { useCallback, useState } from "react";

/** One call that a press sends. */
export interface Sending {
  /** Sends; whoever calls it looks at `isSending` first, so that one wish is sent once. */
  start(): void;
  readonly isSending: boolean;
  /** What went wrong with the last try; null while another one runs and after a good one. */
  readonly error: Error | null;
  /** Takes the error away. */
  readonly forget: () => void;
}

const still = { isSending: false, error: null } as const;

/** Sends a form of the pages before sign-in, which come without the query library. The others use `useMutation`. */
export function useSending<Answer>(wish: {
  readonly send: () => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onError?: (error: Error) => void;
}): Sending {
  const [state, setState] = useState<{ readonly isSending: boolean; readonly error: Error | null }>(still);
  const forget = useCallback(() => setState((now) => (now.error ? { ...now, error: null } : now)), []);
  const start = (): void => {
    setState({ isSending: true, error: null });
    void wish.send().then(
      (answer) => {
        setState(still);
        wish.onDone(answer);
      },
      (thrown: unknown) => {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        setState({ isSending: false, error });
        wish.onError?.(error);
      },
    );
  };
  return { ...state, start, forget };
}
