/**
 * Removes from the browser's storage everything that was kept for one person: each such key carries the `profileKey`.
 * `except` names beginnings of keys that stay.
 */
export function forgetPrivate(profileKey: string, except: readonly string[] = []): void {
  for (const storage of storages()) {
    const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
    for (const key of keys) {
      const stays = except.some((beginning) => key.startsWith(beginning));
      if (key.includes(profileKey) && !stays) storage.removeItem(key);
    }
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
