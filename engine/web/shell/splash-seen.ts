const storageKey = "santha.splash-screen-seen";

/** Whether this browser has shown the splash. Where nothing can be stored it is not shown at all. */
export function isSplashSeen(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return true;
  }
}

/** Remembers that the splash was shown. */
export function keepSplashSeen(): void {
  try {
    localStorage.setItem(storageKey, "true");
  } catch {
    // It is not shown where nothing can be stored.
  }
}
