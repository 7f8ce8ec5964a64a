/** Keys of unsent work outside of the outbox: draft orders. */
export const unsentWork = /^santha\.drafts\./;

/** Keys of everything typed but not sent: drafts, and input on the pages of checkout, grievances, updates and chats. */
export const writtenWork = /^santha\.(drafts|checkout|grievances|updates|chats|articles)\./;

/**
 * Removes everything stored for one profile in this browser: each such key contains the `profileKey`. Keys that
 * match `except` stay.
 */
export function forgetPrivate(profileKey: string, except?: RegExp): void {
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) {
      if (key.includes(profileKey) && !except?.test(key)) storage.removeItem(key);
    }
  }
}

/** Set while the last session of this browser ended by logging out, not by expiring. */
const leftKey = "santha.left";

/** Records the log-out. All tabs get the storage event; a sleeping tab gets it when it wakes or reloads. */
export function noteLeaving(): void {
  try {
    localStorage.setItem(leftKey, String(Date.now()));
  } catch {
    // Without storage a tab notices the log-out at its next request.
  }
}

/** The record of the last log-out, different each time; null once somebody has signed in. */
export function notedLeaving(): string | null {
  return storages()[0]?.getItem(leftKey) ?? null;
}

/** Whether nobody is signed in because the last user logged out. */
export function hasLeft(): boolean {
  return notedLeaving() !== null;
}

/**
 * Removes from this tab the data of all profiles but the signed-in one; after a log-out in any tab, all of it.
 * After an expired session the data stay for the same user.
 */
export function tidyTab(profileKey: string | null): void {
  const [shared, ofTab] = storages();
  if (profileKey !== null) shared?.removeItem(leftKey);
  else if (!hasLeft()) return;
  for (const key of Object.keys(ofTab ?? {})) {
    const isPrivate = /^santha\.\w+\./.test(key);
    if (isPrivate && !key.endsWith(`.${profileKey}`)) ofTab?.removeItem(key);
  }
}

function storages(): readonly Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    // Without storage nothing was stored.
    return [];
  }
}
