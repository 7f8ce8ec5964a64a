import { type ParsedLocation, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { entryKeyOf, forgetEntry, keepWithEntry, keptWithEntry, shownEntry } from "../lib/history-entry.ts";
import { lengthsShown } from "../lib/list-length.ts";
import { queryClient } from "../lib/query-client.ts";

const scrollName = "scroll";
/** A list that comes late is waited for so long. */
const longestWaitMs = 20_000;
/** What comes beside or above the list moves it; then the place is taken anew. */
const settlesMs = 1_000;
const acts = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Keeps with each entry of the history how far down its page was, and how long the lists on it were, and goes there
 * again on coming back: also after a reload and when the page has to be asked for again. The router itself goes back
 * only as far as the page reaches at the moment of its first drawing.
 */
export function useKeptScroll(): void {
  const router = useRouter();
  useEffect(() => {
    let end = goBackTo(shownEntry());
    /** Until its place is found again, that of an entry is where the page was left. */
    const keep = (key: string): void => {
      const place = end.isOver() ? { [scrollName]: window.scrollY } : {};
      keepWithEntry(key, { ...place, ...lengthsShown(queryClient) });
    };
    const keepShown = (): void => keep(shownEntry());
    const keepHidden = (): void => {
      if (document.visibilityState === "hidden") keepShown();
    };
    const stops = [
      router.subscribe("onBeforeLoad", ({ fromLocation, toLocation }) => {
        if (!fromLocation) return;
        const [from, to] = [entryKeyOf(fromLocation.state), entryKeyOf(toLocation.state)];
        if (from === to) return;
        if (isReplaced(fromLocation, toLocation)) forgetEntry(from);
        else keep(from);
        end();
      }),
      router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
        const to = entryKeyOf(toLocation.state);
        if (fromLocation && entryKeyOf(fromLocation.state) === to) return;
        end();
        end = goBackTo(to);
      }),
    ];
    addEventListener("pagehide", keepShown);
    document.addEventListener("visibilitychange", keepHidden);
    return () => {
      end();
      for (const stop of stops) stop();
      removeEventListener("pagehide", keepShown);
      document.removeEventListener("visibilitychange", keepHidden);
    };
  }, [router]);
}

/** Whether the address changed on one entry, as with each letter of a search. A typed address has an index of its own. */
function isReplaced(from: ParsedLocation, to: ParsedLocation): boolean {
  return from.pathname === to.pathname && from.state.__TSR_index === to.state.__TSR_index;
}

/** Goes to the place that was kept with an entry as soon as the page reaches so far, unless the person moves first. Returns what ends it. */
function goBackTo(key: string): (() => void) & { readonly isOver: () => boolean } {
  const place = keptWithEntry(key, scrollName);
  let isOver = !(typeof place === "number" && place > 0);
  const end = Object.assign(
    (): void => {
      if (isOver) return;
      isOver = true;
      growth.disconnect();
      clearTimeout(longest);
      clearTimeout(settled);
      for (const act of acts) removeEventListener(act, end);
    },
    { isOver: () => isOver },
  );
  if (isOver) return end;
  let settled: ReturnType<typeof setTimeout> | undefined;
  const go = (): void => {
    const reach = document.documentElement.scrollHeight - window.innerHeight;
    if (reach < (place as number)) return;
    window.scrollTo(0, place as number);
    clearTimeout(settled);
    settled = setTimeout(end, settlesMs);
  };
  const growth = new ResizeObserver(go);
  const longest = setTimeout(end, longestWaitMs);
  growth.observe(document.body);
  for (const act of acts) addEventListener(act, end, { passive: true });
  return end;
}
