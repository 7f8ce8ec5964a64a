import { newIdempotencyKey } from "./api-client.ts";
import type { NewRecord } from "./unsent-record.ts";

/** Beginning of the keys of noted presses; the person's profileKey, the page and the change follow. */
export const pressesKey = "santha.pressed.";

/** A press that was noted and is not in the database yet, as far as one may know. */
export interface NotedPress {
  readonly key: string;
  /** The page on which it was made. */
  readonly page: string;
  readonly record: NewRecord;
}

/** Names this page among those of the browser, until it is left. */
export const thisPage = newIdempotencyKey();
const lockOf = (page: string): string => `santha-page-${page}`;
const locks = (): LockManager | undefined => (navigator as { readonly locks?: LockManager }).locks;
/** Where pages do not know of each other, one that has been silent so long is believed gone. */
const silenceMs = 60_000;

let works = 0;
let endOfLife = (): void => {};

/**
 * Lets the other pages of this browser know that this one lives and sees to its changes, until the returned function
 * is called. A page that is closed or dies ends that too, and they take over what it has left.
 */
export function livesOn(): () => void {
  works += 1;
  if (works === 1) {
    const life = new Promise<void>((resolve) => {
      endOfLife = resolve;
    });
    void locks()
      ?.request(lockOf(thisPage), () => life)
      .catch(() => {});
  }
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    works -= 1;
    if (works === 0) endOfLife();
  };
}

/** Tells of pages whether they are gone; `since`, in epoch milliseconds, is when they were last heard of. */
export async function goneRule(): Promise<(page: string, since: number) => boolean> {
  const shared = locks();
  if (!shared) return (page, since) => page !== thisPage && Date.now() - since > silenceMs;
  const { held = [], pending = [] } = await shared.query();
  const living = new Set([...held, ...pending].map(({ name }) => name));
  return (page) => page !== thisPage && !living.has(lockOf(page));
}

/** The note of a press on this page. */
export interface PressNote {
  /** Takes the note away: the database has the change. */
  crossOut(): void;
  /** The page has nothing more to do for the change: it is done, waits, has failed, or a later one says more. */
  end(): void;
}

/**
 * Notes a change in the same moment in which it is pressed, before anything is shown of it: the database takes a
 * moment, and the page may be closed meanwhile.
 */
export function notePress(owner: string, record: NewRecord): PressNote {
  const letGo = livesOn();
  const key = `${pressesKey}${owner}.${thisPage}.${record.id}`;
  try {
    localStorage.setItem(key, JSON.stringify(record));
  } catch {
    // Where nothing can be noted a press is as safe as the page.
  }
  return {
    crossOut: () => crossOut(key),
    end() {
      crossOut(key);
      letGo();
    },
  };
}

/** Takes a note away. */
export function crossOut(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was noted where storage is closed.
  }
}

/** The presses of a person that are noted, in the order in which they were made. */
export function notedPresses(owner: string): readonly NotedPress[] {
  const beginning = `${pressesKey}${owner}.`;
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(beginning))
      .map((key) => {
        const [page = ""] = key.slice(beginning.length).split(".");
        return { key, page, record: JSON.parse(localStorage.getItem(key) ?? "") as NewRecord };
      })
      .sort((one, other) => one.record.savedAt - other.record.savedAt);
  } catch {
    return [];
  }
}
