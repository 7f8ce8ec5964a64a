import { useDevicesTexts } from "./devices.texts.ts";

/** Names a device in plain words, such as "Chrome on an Android phone", in the language of the moment. */
export function useDeviceName(): ReturnType<typeof useDevicesTexts>["device"] {
  return useDevicesTexts().device;
}
