import { createHash, randomBytes, randomInt } from "node:crypto";

/** Where unguessable values come from; tests hand in a predictable one. */
export interface Ids {
  /** 128 random bits as 22 URL-safe characters. */
  token(): string;
  /** Decimal digits from a secure source, leading zeros kept. */
  digits(count: number): string;
}

export const secureIds: Ids = {
  token: () => randomBytes(16).toString("base64url"),
  digits: (count) => String(randomInt(10 ** count)).padStart(count, "0"),
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
    digits: (count) => String(next().readUIntBE(0, 6) % 10 ** count).padStart(count, "0"),
  };
}
