import { randomBytes } from "node:crypto";

const firstInMilliseconds = 20;

/**
 * How long to wait before a further try: at least half and at most all of a time that doubles with each. Two that stood
 * in each other's way draw by lot, so that they do not meet again, and again.
 */
export function retryPause(failedTries: number): number {
  const most = firstInMilliseconds * 2 ** failedTries;
  const lot = randomBytes(2).readUInt16BE() / 0xffff;
  return Math.round((most / 2) * (1 + lot));
}
