const namesOfUnsent = ["drafts", "pressed"];
const keysOf = (names: readonly string[]): RegExp => new RegExp(`^santha\\.(${names.join("|")})\\.`);

/** Keys of what is done and not sent: draft orders and noted presses. */
export const unsentWork = keysOf(namesOfUnsent);

/** Keys of all that is written and not sent: also what is typed on the pages of a check-out and of grievances. */
export const writtenWork = keysOf([...namesOfUnsent, "checkout", "grievances"]);

/**
 * Removes from the browser's storage everything that was kept for one person: each such key carries the `profileKey`.
 * Keys that `except` finds stay.
 */
export function forgetPrivate(profileKey: string, except?: RegExp): void {
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) {
      if (key.includes(profileKey) && !except?.test(key)) storage.removeItem(key);
    }
  }
}

/** Stands while the last session of this browser was ended by logging out, and not by running out. */
const leftKey = "santha.left";

/** Notes that the person has logged out. All tabs hear it, one that sleeps when it wakes or is loaded again. */
export function noteLeaving(): void {
  try {
    localStorage.setItem(leftKey, String(Date.now()));
  } catch {
    // Where nothing can be stored a tab learns it with its next call.
  }
}

/** The note of the last log-out, another one for each; null once somebody has signed in. */
export function notedLeaving(): string | null {
  return storages()[0]?.getItem(leftKey) ?? null;
}

/** Whether nobody is signed in because the last one logged out. */
export function hasLeft(): boolean {
  return notedLeaving() !== null;
}

/**
 * Removes from this tab what it keeps for others than the one who is signed in now: all of it once the last one has
 * logged out, in whatever tab. After a session that ran out it waits for its person, like all that is not sent.
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
    // Where storage is closed nothing was kept.
    return [];
  }
}
