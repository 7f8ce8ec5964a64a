const reloadedAtKey = "santha.reloaded-for";

let prefetches = 0;

/** Fetches a chunk that nobody waits for: a failure never reloads the page, so typed input stays. */
export async function inBackground<T>(load: () => Promise<T>): Promise<T> {
  prefetches++;
  try {
    return await load();
  } finally {
    prefetches--;
  }
}

/** Prefetches a chunk. A failure is ignored; the code that needs the chunk reports it. */
export function prefetch(load: () => Promise<unknown>): Promise<void> {
  return inBackground(load).then(
    () => {},
    () => {},
  );
}

/** Milliseconds to wait for the server before a reload is given up. */
const patienceMs = 3000;

/**
 * After an upgrade, chunks of the old build are gone; this reloads the page once per missing chunk. A chunk
 * missing from the new build too must end in the error page, and so must an unreachable server.
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
