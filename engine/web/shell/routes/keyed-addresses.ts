let isWatching = false;

/**
 * Gives an address that was typed, or opened by a plain link, the history key that the router's own addresses
 * have. Scroll restoration needs it. Call this before the router listens.
 */
export function keyTypedAddresses(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener("popstate", () => {
    if (history.state !== null) return;
    const key = Math.random().toString(36).slice(2, 8);
    // Not through the router, which would treat it as a navigation.
    History.prototype.replaceState.call(history, { key, __TSR_key: key, __TSR_index: 0 }, "");
  });
}
