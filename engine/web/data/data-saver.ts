import { useSyncExternalStore } from "react";

const storageKey = "santha.data-saver";
const listeners = new Set<() => void>();

/** The browser's network information; Firefox and Safari offer none. */
interface Connection extends EventTarget {
  readonly saveData?: boolean;
  /** The measured speed class. */
  readonly effectiveType?: string;
}

const connection = (): Connection | undefined =>
  (navigator as { readonly connection?: Connection }).connection;

/** The device asks for it, or the connection is 2G. */
function isAskedByDevice(): boolean {
  const { saveData: isSetSo, effectiveType = "" } = connection() ?? {};
  return isSetSo === true || effectiveType.endsWith("2g");
}

/**
 * Whether this device saves data: only thumbnails, no prefetching, no refetching of visible data. The user's
 * choice in the menu wins; otherwise the device's setting or a 2G connection decides.
 */
export function isSavingData(): boolean {
  try {
    const chosen = localStorage.getItem(storageKey);
    if (chosen === "on" || chosen === "off") return chosen === "on";
  } catch {
    // Without storage the device decides.
  }
  return isAskedByDevice();
}

/**
 * Switches data saving on or off on this device. A choice equal to the device's setting is not stored, so that it
 * follows the device.
 */
export function saveData(isOn: boolean): void {
  try {
    if (isOn === isAskedByDevice()) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, isOn ? "on" : "off");
  } catch {
    // Storage is unavailable or full: the device decides.
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

/** Whether this device saves data; the component renders again when that changes. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(subscribe, isSavingData);
}
