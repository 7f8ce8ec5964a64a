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
/** In the place of the page: the one that made the press has let go of it. */
const noPage = "none";
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
  if (!shared)
    return (page, since) => page === noPage || (page !== thisPage && Date.now() - since > silenceMs);
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
  /** The page may do nothing more for the change, as its person has left: it stays for the next page that he opens. */
  letGo(): void;
}

/**
 * Notes a change in the same moment in which it is pressed, before anything is shown of it: the database takes a
 * moment, and the page may be closed meanwhile.
 */
export function notePress(owner: string, record: NewRecord): PressNote {
  const leave = livesOn();
  const keyOf = (page: string): string => `${pressesKey}${owner}.${page}.${record.id}`;
  const key = keyOf(thisPage);
  try {
    localStorage.setItem(key, JSON.stringify(record));
  } catch {
    // Where nothing can be noted a press is as safe as the page.
  }
  return {
    crossOut: () => crossOut(key),
    end() {
      crossOut(key);
      crossOut(keyOf(noPage));
      leave();
    },
    letGo() {
      passOn(key, keyOf(noPage));
      leave();
    },
  };
}

/** Moves a note, unless it was crossed out. */
function passOn(from: string, to: string): void {
  try {
    const note = localStorage.getItem(from);
    if (note === null) return;
    localStorage.setItem(to, note);
    localStorage.removeItem(from);
  } catch {
    // On a full device it stays this page's, and is taken over when the page is gone.
  }
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
      .flatMap((key) => {
        const [page = ""] = key.slice(beginning.length).split(".");
        const record = readNote(key);
        return record ? [{ key, page, record }] : [];
      })
      .sort((one, other) => one.record.savedAt - other.record.savedAt);
  } catch {
    return [];
  }
}

/** What a note says; null when it cannot be read, which must not hide the others. */
function readNote(key: string): NewRecord | null {
  try {
    const record = JSON.parse(localStorage.getItem(key) ?? "null") as NewRecord | null;
    return typeof record?.savedAt === "number" ? record : null;
  } catch {
    return null;
  }
}

/**
 * When to look again for presses of the person that other pages have noted and may leave behind, in epoch
 * milliseconds; null when there are none.
 */
export function nextLookAt(owner: string, now: number): number | null {
  const waits = notedPresses(owner)
    .filter(({ page }) => page !== thisPage)
    .map(({ record }) => record.savedAt + silenceMs + 1 - now)
    .map((waitMs) => (waitMs > 0 && waitMs < silenceMs ? waitMs : silenceMs));
  return waits.length === 0 ? null : now + Math.min(...waits);
}
