let isWatching = false;

/**
 * Gives an address that was typed, or opened by a link of the browser, the key of its own that the router's addresses
 * have: by it the place on the page is found again on going back. Begin it before the router listens.
 */
export function keyTypedAddresses(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener("popstate", () => {
    if (history.state !== null) return;
    const key = Math.random().toString(36).slice(2, 8);
    // Not by way of the router, which would take it for a step of its own.
    History.prototype.replaceState.call(history, { key, __TSR_key: key, __TSR_index: 0 }, "");
  });
}
