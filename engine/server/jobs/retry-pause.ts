import { randomBytes } from "node:crypto";

const firstInMilliseconds = 20;

/**
 * Milliseconds before the next retry: a random value between half and all of a time that doubles with each
 * failure. The randomness keeps two conflicting retries from colliding again.
 */
export function retryPause(failedTries: number): number {
  const most = firstInMilliseconds * 2 ** failedTries;
  const lot = randomBytes(2).readUInt16BE() / 0xffff;
  return Math.round((most / 2) * (1 + lot));
}
