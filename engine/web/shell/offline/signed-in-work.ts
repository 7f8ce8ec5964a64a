import { useEffect } from "react";
import type { Session } from "../../data/session.ts";
import type { News, WebFeature } from "../../routes/web-feature.ts";
import { registeredFeatures } from "../routes/registered.ts";
import { onceReachable } from "./once-reachable.ts";

/** What goes on as long as somebody is signed in, beside the pages. Fetched when the first page has long been there. */
const works = (): readonly NonNullable<WebFeature["whileSignedIn"]>[] => [
  ...registeredFeatures().flatMap(({ whileSignedIn }) => whileSignedIn ?? []),
  () => import("./keep-offline.ts"),
  () => import("../routes/read-ahead.ts"),
];
const news = (): readonly News[] => registeredFeatures().flatMap((feature) => feature.news ?? []);

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
    const over = new AbortController();
    const ends: (() => void)[] = [];
    const begin = (load: ReturnType<typeof works>[number]): void =>
      void onceReachable(load, over.signal).then(({ start }) => ends.push(start(session, news)));
    const timers = works().map((load, at) => setTimeout(begin, delayMs + at * apartMs, load));
    return () => {
      over.abort();
      for (const timer of timers) clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [profileKey]);
}
