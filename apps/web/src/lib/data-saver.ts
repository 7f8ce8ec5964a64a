import { useSyncExternalStore } from "react";

const storageKey = "santha.data-saver";
const listeners = new Set<() => void>();

/** What the browser knows of the connection; Firefox and Safari say nothing. */
interface Connection extends EventTarget {
  readonly saveData?: boolean;
  /** How fast it measured it to be. */
  readonly effectiveType?: string;
}

const connection = (): Connection | undefined =>
  (navigator as { readonly connection?: Connection }).connection;

/** Its own setting, or a connection on which each picture is waited for. */
function isAskedByDevice(): boolean {
  const { saveData: isSetSo, effectiveType = "" } = connection() ?? {};
  return isSetSo === true || effectiveType.endsWith("2g");
}

/**
 * Whether this device is to use little data: no picture above thumbnail size, nothing fetched ahead of need, nothing
 * fetched again that is on the screen. As the person chose in the menu, else as the device's own setting is, and on 2G.
 */
export function isSavingData(): boolean {
  try {
    const chosen = localStorage.getItem(storageKey);
    if (chosen === "on" || chosen === "off") return chosen === "on";
  } catch {
    // Storage is closed: the device decides.
  }
  return isAskedByDevice();
}

/** Switches it on or off on this device. What the device asks for anyway is not kept, so that it follows the device. */
export function saveData(isOn: boolean): void {
  try {
    if (isOn === isAskedByDevice()) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, isOn ? "on" : "off");
  } catch {
    // Storage is closed or full: the device decides.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const device = connection();
  listeners.add(listener);
  window.addEventListener("storage", listener);
  device?.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
    device?.removeEventListener("change", listener);
  };
}

/** Whether this device is to use little data; the component renders again when that changes. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(subscribe, isSavingData);
}
