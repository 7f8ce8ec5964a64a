declare global {
  interface Window {
    /** Questions that `first-paint/` asked before the app was there, by address. */
    santhaBegun?: Map<string, Promise<Response>> | undefined;
  }
}

/** Later than this after the page began, what was asked then is no longer news. */
const keptForMs = 30_000;

/**
 * The answer to a question that was asked before the app was there, once; undefined where none was, or where none came
 * or the server failed: then the call is made as any other.
 */
export async function takeBegun(url: string): Promise<Response | undefined> {
  const begun = window.santhaBegun?.get(url);
  window.santhaBegun?.delete(url);
  if (!begun || performance.now() > keptForMs) return undefined;
  const answer = await begun.catch(() => undefined);
  return answer && answer.status < 500 ? answer : undefined;
}

/** Forgets what was asked before: a change makes it old. */
export function forgetBegun(): void {
  window.santhaBegun = undefined;
}
