import { useCallback, useEffect, useRef, useState } from "react";
import { useSession } from "#engine/web/data/session.ts";

const most = 8;
/** Viewing the results for this long counts as using the search. */
const usedAfterMs = 5_000;
/** Each profile has its own searches, so that users of a shared device do not see each other's. */
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
    // Storage is unavailable or full: recent searches last until the page is left.
  }
}

/** The user's searches on this device, latest first, at most eight. */
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
 * Stores a search that was used without pressing Enter. Used means that the user opened one of its products, also
 * in a new tab, or viewed the results for a while. Intermediate typing is not stored.
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
    // A middle click opens a tab too.
    for (const press of ["click", "auxclick"]) document.addEventListener(press, useOnOpening, true);
    return () => {
      clearTimeout(timer);
      for (const press of ["click", "auxclick"]) document.removeEventListener(press, useOnOpening, true);
    };
  }, [q]);
}
