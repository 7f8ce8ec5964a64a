const fallbackEnd = ".2";

/** The key under which a gateway gets a message: each has its own, so that a report says which one speaks. */
export function keyAt(gateway: string, messageKey: string): string {
  return gateway === "fallback" ? messageKey + fallbackEnd : messageKey;
}

/** The message and the gateway of a key that came back. */
export function readKey(key: string): { readonly messageKey: string; readonly gateway: string } {
  if (!key.endsWith(fallbackEnd)) return { messageKey: key, gateway: "first" };
  return { messageKey: key.slice(0, -fallbackEnd.length), gateway: "fallback" };
}
