const reloadedAtKey = "santha.reloaded-for";

let prefetches = 0;

/**
 * Fetches a part ahead of need. When that fails nothing is said and the page is not loaded again, whatever the
 * person is typing on it; the part is asked for again when it is needed.
 */
export async function prefetch(load: () => Promise<unknown>): Promise<void> {
  prefetches++;
  try {
    await load();
  } catch {
    // Whoever needs the part says so.
  } finally {
    prefetches--;
  }
}

/** Whoever does not answer so soon is not asked for a whole page. */
const patienceMs = 3000;

/**
 * After an upgrade of the server the parts that an open page still has to fetch are gone. The page is loaded again,
 * once per part that fails: a part that is missing in the new build too must end in the error page. So must one that
 * a network did not bring over which the server cannot be reached: a page that is loaded then helps nobody.
 */
export function reloadWhenBuildIsGone(reload: () => void = () => location.reload()): void {
  addEventListener("vite:preloadError", (event) => {
    // Without a network a reload would leave a blank page; the error page stays instead.
    if (!navigator.onLine || prefetches > 0) return;
    const missing = String((event as Event & { payload?: Error }).payload?.message ?? "a part");
    if (sessionStorage.getItem(reloadedAtKey) === missing) return;
    void isServerThere().then((isThere) => {
      if (!isThere) return;
      sessionStorage.setItem(reloadedAtKey, missing);
      reload();
    });
  });
}

function isServerThere(): Promise<boolean> {
  return fetch("./", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(patienceMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
