const storageKey = "santha.home-tour";

/** Whether a tour waits to be shown (local value `started`, HOME-018). */
export function isHomeTourPending(): boolean {
  try {
    return localStorage.getItem(storageKey) === "started";
  } catch {
    return false;
  }
}

/** Lets the tour run at the next opportunity, for somebody who has just opened an account; once per browser. */
export function beginHomeTour(): void {
  try {
    if (localStorage.getItem(storageKey) === null) localStorage.setItem(storageKey, "started");
  } catch {
    // Storage is closed: there is no tour.
  }
}

/** The tour has run and does not run again (HOME-020). */
export function completeHomeTour(): void {
  try {
    localStorage.setItem(storageKey, "completed");
  } catch {
    // Nothing was pending where nothing can be stored.
  }
}
