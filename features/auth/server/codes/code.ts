import { createHmac, timingSafeEqual } from "node:crypto";

export const codeLifeInMinutes = 10;
/** A message may take so long; before that nobody needs another one. */
export const waitForNextCodeInSeconds = 30;

/** The keyed hash of a code, bound to its request: the same digits under another request fit nothing. */
export function codeHashOf(secret: string, requestId: string, code: string): Buffer {
  return createHmac("sha256", secret).update(`one-time code\n${requestId}\n${code}`).digest();
}

export function isCodeRight(given: Buffer, stored: Buffer): boolean {
  return given.length === stored.length && timingSafeEqual(given, stored);
}
