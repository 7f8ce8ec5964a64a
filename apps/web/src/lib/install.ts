import { useSyncExternalStore } from "react";

/** What a browser that can install the app hands over, to be asked once. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" } | undefined>;
}

declare global {
  interface Window {
    /** Kept by `first-paint/`, since it may come before the app does. */
    santhaInstall?: InstallOffer | undefined;
  }
}

const changed = "santha-install";
const declinedKey = "santha.install-declined";

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}

/** Whether this browser offers to install the app now: not where it is installed already or cannot be. */
export function useCanInstall(): boolean {
  return useSyncExternalStore(subscribe, () => window.santhaInstall !== undefined);
}

/**
 * How a person who has not said no may be shown to put the app on the home screen: `offer`, the browser asks when he
 * wants; `by-hand`, Safari on an iPhone or iPad, where he does it in the share menu; null, not at all.
 */
export function useInstallWay(): "offer" | "by-hand" | null {
  return useSyncExternalStore(subscribe, () => {
    if (isDeclined()) return null;
    if (window.santhaInstall !== undefined) return "offer";
    return isSafariOnTouch() ? "by-hand" : null;
  });
}

/** Shows the browser's own question. Whoever says no is asked again only when the browser offers it anew. */
export async function install(): Promise<void> {
  const offer = window.santhaInstall;
  window.santhaInstall = undefined;
  dispatchEvent(new Event(changed));
  const answer = await offer?.prompt();
  if (answer?.outcome === "dismissed") declineInstall();
}

/** The person does not want to be shown it again in this browser; the menus go on offering it. */
export function declineInstall(): void {
  try {
    localStorage.setItem(declinedKey, "true");
  } catch {
    // Where nothing can be kept it was never shown.
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

/** Safari itself: the other browsers of an iPhone name themselves, and an app from the home screen is `standalone`. */
function isSafariOnTouch(): boolean {
  const { userAgent, maxTouchPoints, standalone } = navigator as Navigator & {
    readonly standalone?: boolean;
  };
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && /Version\/[\d.]+.*Safari/.test(userAgent) && standalone !== true;
}
