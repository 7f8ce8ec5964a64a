import { useSyncExternalStore } from "react";

/**
 * A question is given up after so long without an answer; what has an effect is waited for longer, and longest the rest
 * of an answer that has begun.
 */
const patienceMs = { question: 20_000, effect: 40_000, rest: 60_000 };
/** Later than this a person wonders what is going on. */
const silenceMs = 5000;

/** A timer that is later than this was held up by the device. */
const latestMs = 2000;

let silent = 0;
const listeners = new Set<() => void>();

/** How long a call is waited for. */
export interface Patience {
  /** Aborted when the patience is over, or the call is given up. */
  readonly signal: AbortSignal;
  /** Rejects when `signal` aborts, with its reason. */
  readonly over: Promise<never>;
  /** The answer has begun: the rest of it is waited for too. */
  readonly extend: () => void;
  /** The call is done. */
  readonly end: () => void;
}

/** Begins to wait for a call, which `given` gives up; silence ends it with the error that `reason` makes. */
export function patienceFor(
  { method, signal: given }: { readonly method: string; readonly signal?: AbortSignal | undefined },
  reason: () => Error,
): Patience {
  const giving = new AbortController();
  const { signal } = giving;
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
  const giveUp = (): void => giving.abort(given?.reason);
  const wait = (ms: number): ReturnType<typeof setTimeout> => {
    const due = Date.now() + ms;
    return setTimeout(() => {
      // The phone slept meanwhile, and the network with it: it gets its time again.
      if (Date.now() - due > latestMs) timer = wait(ms);
      else giving.abort(reason());
    }, ms);
  };
  let timer = wait(method === "GET" ? patienceMs.question : patienceMs.effect);
  let endSilence = noteSilence();
  given?.addEventListener("abort", giveUp);
  if (given?.aborted) giveUp();
  const stop = (): void => {
    clearTimeout(timer);
    endSilence();
  };
  return {
    signal,
    over,
    extend() {
      stop();
      timer = wait(patienceMs.rest);
      endSilence = noteSilence();
    },
    end() {
      stop();
      given?.removeEventListener("abort", giveUp);
    },
  };
}

/** Counts what is waited for among what is silent, from the moment on in which it is; returns what ends that. */
export function noteSilence(): () => void {
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    put(1);
  }, silenceMs);
  return () => {
    clearTimeout(timer);
    if (isSilent) put(-1);
    isSilent = false;
  };
}

function put(change: number): void {
  silent += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something has been waited for in vain for long; the component renders again when that changes. */
export function useSilence(): boolean {
  return useSyncExternalStore(subscribe, () => silent > 0);
}
