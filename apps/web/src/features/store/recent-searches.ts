import { useCallback, useEffect, useRef, useState } from "react";
import { useSession } from "#lib/session";

const most = 8;
/** Whoever looks at what was found for so long has used the search. */
const usedAfterMs = 5_000;
/** Each person's own: on a device that several people use nobody sees what another one looked for. */
const keyOf = (profileKey: string): string => `santha.searches.${profileKey}`;

function read(profileKey: string | undefined): string[] {
  if (profileKey === undefined) return [];
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(profileKey)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

function write(profileKey: string, searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(keyOf(profileKey));
    else localStorage.setItem(keyOf(profileKey), JSON.stringify(searches));
  } catch {
    // Storage is closed or full: what was searched lasts until the page is left.
  }
}

/** What this person searched for on this device, the latest first, at most eight. */
export function useRecentSearches(): {
  readonly recent: readonly string[];
  readonly remember: (q: string) => void;
  readonly forgetAll: () => void;
} {
  const profileKey = useSession()?.profileKey;
  const [kept, setKept] = useState<{ readonly of: string | undefined; readonly list: readonly string[] }>();
  const recent = kept?.of === profileKey && kept ? kept.list : read(profileKey);
  const keep = useCallback(
    (list: readonly string[]): void => {
      if (profileKey !== undefined) write(profileKey, list);
      setKept({ of: profileKey, list });
    },
    [profileKey],
  );
  return {
    recent,
    remember: (q) => {
      const words = q.trim();
      if (words !== "") keep([words, ...recent.filter((one) => one !== words)].slice(0, most));
    },
    forgetAll: () => keep([]),
  };
}

/**
 * Keeps a search that was not sent by a press but was used: a product was opened while its results were shown, also in a
 * new tab, or they stood there for a while. What is only typed on the way to other words is not kept.
 */
export function useUsedSearch(q: string, remember: (q: string) => void): void {
  const keep = useRef(remember);
  useEffect(() => {
    keep.current = remember;
  });
  useEffect(() => {
    if (q === "") return;
    const use = (): void => keep.current(q);
    const useOnOpening = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a[href*="/app/store/p/"]')) use();
    };
    const timer = setTimeout(use, usedAfterMs);
    // A press of the middle button opens a tab as well.
    for (const press of ["click", "auxclick"]) document.addEventListener(press, useOnOpening, true);
    return () => {
      clearTimeout(timer);
      for (const press of ["click", "auxclick"]) document.removeEventListener(press, useOnOpening, true);
    };
  }, [q]);
}
