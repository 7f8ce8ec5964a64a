import { useSyncExternalStore } from "react";

/** What a browser that can install the app hands over, to be asked once. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** Kept by `first-paint.js`, since it may come before the app does. */
    santhaInstall?: InstallOffer | undefined;
  }
}

const changed = "santha-install";

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}

/** Whether this browser offers to install the app now: not where it is installed already or cannot be. */
export function useCanInstall(): boolean {
  return useSyncExternalStore(subscribe, () => window.santhaInstall !== undefined);
}

/** Shows the browser's own question. Whoever says no is asked again only when the browser offers it anew. */
export async function install(): Promise<void> {
  const offer = window.santhaInstall;
  window.santhaInstall = undefined;
  dispatchEvent(new Event(changed));
  await offer?.prompt();
}
