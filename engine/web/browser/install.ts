import { useSyncExternalStore } from "react";

/** The install prompt that a browser offers; it can be used once. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" } | undefined>;
}

declare global {
  interface Window {
    /** Stored by `first-paint/`, because the event may come before the app has loaded. */
    santhaInstall?: InstallOffer | undefined;
  }
}

const changed = "santha-install";
const declinedKey = "santha.install-declined";

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}

/** Whether this browser offers to install the app now. False when it is installed already or cannot be. */
export function useCanInstall(): boolean {
  return useSyncExternalStore(subscribe, () => window.santhaInstall !== undefined);
}

/**
 * How the app may suggest its installation. `offer`: through the browser's own prompt. `by-hand`: with
 * instructions for the share menu of Safari on iPhone or iPad. Null: not at all, or the user declined.
 */
export function useInstallWay(): "offer" | "by-hand" | null {
  return useSyncExternalStore(subscribe, () => {
    if (isDeclined()) return null;
    if (window.santhaInstall !== undefined) return "offer";
    return isSafariOnTouch() ? "by-hand" : null;
  });
}

/** Shows the browser's prompt. After a refusal it can be shown again only when the browser offers it anew. */
export async function install(): Promise<void> {
  const offer = window.santhaInstall;
  window.santhaInstall = undefined;
  dispatchEvent(new Event(changed));
  const answer = await offer?.prompt();
  if (answer?.outcome === "dismissed") declineInstall();
}

/** Hides the suggestion in this browser from now on; the menus still offer it. */
export function declineInstall(): void {
  try {
    localStorage.setItem(declinedKey, "true");
  } catch {
    // Without storage the suggestion was never shown.
  }
  dispatchEvent(new Event(changed));
}

function isDeclined(): boolean {
  try {
    return localStorage.getItem(declinedKey) !== null;
  } catch {
    return true;
  }
}

/** Safari itself: other browsers on an iPhone name themselves, and an installed app is `standalone`. */
function isSafariOnTouch(): boolean {
  const { userAgent, maxTouchPoints, standalone } = navigator as Navigator & {
    readonly standalone?: boolean;
  };
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && /Version\/[\d.]+.*Safari/.test(userAgent) && standalone !== true;
}
