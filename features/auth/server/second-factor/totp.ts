import { createHmac } from "node:crypto";

/** RFC 6238 as every authenticator app does it: SHA-1, six digits, thirty seconds. */
const stepInMilliseconds = 30_000;
const digits = 6;
/** The app's clock may be half a minute off, and typing takes a while. */
const stepsOff = [0, -1, 1] as const;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / stepInMilliseconds);
}

/** The code of a secret in one time step (RFC 4226, 5.3). */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  const truncated = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(truncated % 10 ** digits).padStart(digits, "0");
}

/** The time step whose code this is; null when it is none of about now. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const current = stepAt(now);
  const off = stepsOff.find((each) => codeOfStep(secret, current + each) === code);
  return off === undefined ? null : current + off;
}

/** Base32 without padding (RFC 4648), as authenticator apps take secrets. */
export function base32(bytes: Buffer): string {
  let text = "";
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xffff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet.charAt((value >> bits) & 31);
    }
  }
  return bits === 0 ? text : text + alphabet.charAt((value << (5 - bits)) & 31);
}
