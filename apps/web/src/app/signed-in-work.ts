import { useEffect } from "react";
import type { Session } from "../lib/session.ts";

/** What goes on as long as somebody is signed in, beside the pages. Fetched when the first page has long been there. */
const works: readonly (() => Promise<{ readonly start: (session: Session) => () => void }>)[] = [
  () => import("../features/notifications/public.ts"),
  () => import("../features/unsent/public.ts"),
  () => import("./keep-offline.ts"),
  () => import("./read-ahead.ts"),
];

/** NOTIF-007: nothing of this stands in the way of the first screen. */
const delayMs = 2000;
/** One begins after the other, so that a slow phone answers touches between them. */
const apartMs = 100;

/** Starts the works 2 s after a person's shell is shown and ends them with it. */
export function useSignedInWork(session: Session | null): void {
  const profileKey = session?.profileKey;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of name or picture starts nothing anew
  useEffect(() => {
    if (!session) return;
    let isOver = false;
    const ends: (() => void)[] = [];
    const begin = (load: (typeof works)[number]): void =>
      void load().then(
        ({ start }) => void (isOver || ends.push(start(session))),
        // Without a network it cannot be fetched; the app works on without it until it is opened again.
        () => {},
      );
    const timers = works.map((load, at) => setTimeout(begin, delayMs + at * apartMs, load));
    return () => {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [profileKey]);
}
