import { createHash, randomBytes, randomInt } from "node:crypto";

/** Where unguessable values come from; tests hand in a predictable one. */
export interface Ids {
  /** 128 random bits as 22 URL-safe characters. */
  token(): string;
  /** Decimal digits from a secure source, leading zeros kept. @throws RangeError for more than 14. */
  digits(count: number): string;
}

/** One draw of the secure source has 48 bits. */
const mostDigits = 14;

function beyond(count: number): number {
  if (count > mostDigits) throw new RangeError(`${count} digits are more than one draw gives`);
  return 10 ** count;
}

export const secureIds: Ids = {
  token: () => randomBytes(16).toString("base64url"),
  digits: (count) => String(randomInt(beyond(count))).padStart(count, "0"),
};

/** The same sequence for the same seed, so that the demo world is the same every time it is made. */
export function seededIds(seed: string): Ids {
  let counter = 0;
  const next = () => {
    counter += 1;
    return createHash("sha256").update(`${seed}:${counter}`).digest();
  };
  return {
    token: () => next().subarray(0, 16).toString("base64url"),
    digits: (count) => String(next().readUIntBE(0, 6) % beyond(count)).padStart(count, "0"),
  };
}
