const reloadedAtKey = "santha.reloaded-for";

/**
 * After an upgrade of the server the parts that an open page still has to fetch are gone. The page is loaded again,
 * once per part that fails: a part that is missing in the new build too must end in the error page.
 */
export function reloadWhenBuildIsGone(reload: () => void = () => location.reload()): void {
  addEventListener("vite:preloadError", (event) => {
    // Without a network a reload would leave a blank page; the error page stays instead.
    if (!navigator.onLine) return;
    const missing = String((event as Event & { payload?: Error }).payload?.message ?? "a part");
    if (sessionStorage.getItem(reloadedAtKey) === missing) return;
    sessionStorage.setItem(reloadedAtKey, missing);
    event.preventDefault();
    reload();
  });
}
