import { act } from "@testing-library/react";

/** Tells the page, as a browser does, that the device has a network or has none. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, "onLine", { value: isOnline, configurable: true });
  act(() => void dispatchEvent(new Event(isOnline ? "online" : "offline")));
}
