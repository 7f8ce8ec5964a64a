const storageKey = "santha.target";
const home = "/app/home";

/**
 * The address inside the app that a stored target leads to, or null when it would lead anywhere else:
 * another origin, back to a sign-in page, or nowhere.
 */
export function targetInsideApp(target: string | null): string | null {
  if (target === null || !/^\/[^/\\]/.test(target) || hasControlCharacter(target)) return null;
  const path = new URL(target, "https://inside.invalid").pathname;
  return path === "/auth" || path.startsWith("/auth/") ? null : target;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character.charCodeAt(0) < 0x20 || character === "\\");
}

/** Keeps the address (path and search of the hash route) that a guard refused, for after sign-in. */
export function keepTarget(target: string): void {
  try {
    if (targetInsideApp(target) !== null) sessionStorage.setItem(storageKey, target);
  } catch {
    // Storage is closed: sign-in leads to the start.
  }
}

/** The address to open after sign-in, forgotten by reading it: the kept one, else the start. Open it with `router.history.push`. */
export function takeTarget(start = home): string {
  try {
    const target = targetInsideApp(sessionStorage.getItem(storageKey));
    sessionStorage.removeItem(storageKey);
    return target ?? start;
  } catch {
    return start;
  }
}

/** Forgets a kept address, when the person signs out on purpose. */
export function forgetTarget(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept where nothing can be stored.
  }
}
