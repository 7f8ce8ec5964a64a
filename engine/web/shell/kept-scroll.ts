import { type ParsedLocation, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { queryClient } from "../data/query-client.ts";
import {
  entryKeyOf,
  forgetEntry,
  keepWithEntry,
  keptWithEntry,
  shownEntry,
} from "../routes/history-entry.ts";
import { lengthsShown } from "../routes/list-length.ts";

const scrollName = "scroll";
/** The longest wait for a list that loads late. */
const longestWaitMs = 20_000;
/** Time in which late content may still move the list, so that scrolling is repeated. */
const settlesMs = 1_000;
const acts = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Stores scroll position and list lengths with each history entry and restores them on return, also after a reload
 * or refetch. The router's own restoration scrolls only once, before late content has loaded.
 */
export function useKeptScroll(): void {
  const router = useRouter();
  useEffect(() => {
    let end = goBackTo(shownEntry());
    /** Until the position is restored, the stored one stays. */
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

/**
 * Whether an address replaced another in one entry, as while typing a search. Typed ones have an own index.
 */
function isReplaced(from: ParsedLocation, to: ParsedLocation): boolean {
  return from.pathname === to.pathname && from.state.__TSR_index === to.state.__TSR_index;
}

/**
 * Scrolls to the stored position of an entry once the page is long enough, unless the user scrolls first. Returns
 * the function that stops it.
 */
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
