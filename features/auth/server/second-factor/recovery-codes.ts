import { createHmac } from "node:crypto";
import type { Platform } from "#engine/server/context.ts";
import { recoveryCodeCount } from "../../contract/second-factor.ts";
import { base32 } from "./totp.ts";

/** Fifty random bits, in two groups that are easily copied by hand. */
const codeLength = 10;

/** New recovery codes, as they are shown once. */
export function makeRecoveryCodes({ ids }: Pick<Platform, "ids">): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = base32(Buffer.from(ids.token(), "base64url")).slice(0, codeLength);
    return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
  });
}

/** The keyed hash under which a recovery code is kept; upper or lower case, hyphens and spaces do not matter. */
export function recoveryHash({ secret }: Pick<Platform, "secret">, profileId: number, code: string): Buffer {
  const plain = code.toUpperCase().replace(/[^A-Z2-7]/g, "");
  return createHmac("sha256", secret).update(`recovery code\n${profileId}\n${plain}`).digest();
}
