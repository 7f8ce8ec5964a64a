import { act } from "@testing-library/react";

/** Tells the page, as a browser does, that the device has a network or has none; not told, it finds out by itself. */
export function setOnline(isOnline: boolean, { isTold = true }: { readonly isTold?: boolean } = {}): void {
  Object.defineProperty(navigator, "onLine", { value: isOnline, configurable: true });
  if (isTold) act(() => void dispatchEvent(new Event(isOnline ? "online" : "offline")));
}
