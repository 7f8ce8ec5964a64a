import type { Platform } from "#engine/server/context.ts";
import { textSeal } from "#engine/server/data/sealed-text.ts";

type Sealing = Pick<Platform, "secret">;

const sealOf = ({ secret }: Sealing) => textSeal(secret, "second factor");

/** Encrypts a secret for one account; in another account's row it does not open. */
export function seal(platform: Sealing, profileId: number, secret: Buffer): Buffer {
  return sealOf(platform).seal(secret.toString("base64"), String(profileId));
}

/** Null for what was sealed with another key, as after a new `SANTHA_SECRET`, or for another account. */
export function unseal(platform: Sealing, profileId: number, sealed: Buffer): Buffer | null {
  try {
    return Buffer.from(sealOf(platform).open(sealed, String(profileId)), "base64");
  } catch {
    return null;
  }
}
