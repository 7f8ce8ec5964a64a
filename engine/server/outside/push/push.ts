/** Where a browser takes pushes: its address at the push service and the keys that only it can read with. */
export interface PushAddress {
  readonly endpoint: string;
  /** Point on the curve P-256, 65 bytes. */
  readonly publicKey: Buffer;
  /** 16 bytes. */
  readonly authSecret: Buffer;
}

export interface PushMessage {
  /** At most 3,000 bytes in UTF-8. */
  readonly text: string;
  /** Up to 32 letters of base64url: a later message of the same topic takes the place of one not yet delivered. */
  readonly topic: string;
  /** So long the push service keeps it for a device that is off. */
  readonly lifeInSeconds: number;
}

/**
 * What a push service said. `gone`: the browser takes no more pushes at this address. `refused`: this message will never
 * be taken. `later`: nobody knows; it may be tried again, after a time if the service named one.
 */
export type PushOutcome =
  | { readonly kind: "taken" }
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "later"; readonly reason: string; readonly afterInSeconds: number | null };

/** Brings messages to browsers that are not open. Sending leaves the database alone and never throws. */
export interface PushSender {
  /** With this key (base64url) a browser asks its push service for an address. */
  readonly publicKey: string;
  /** Whether an address may be one of a push service at all; nothing is asked over the network. */
  isAddress(endpoint: string): boolean;
  /** Whether the keys can be written to. */
  areKeys(address: Pick<PushAddress, "publicKey" | "authSecret">): boolean;
  send(address: PushAddress, message: PushMessage): Promise<PushOutcome>;
}
