import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const version = 1;
const ivLength = 12;
const tagLength = 16;
const headLength = 1 + ivLength + tagLength;

/** Encrypts text at rest; what is sealed opens only under the same secret, for the same purpose and the same row. */
export interface TextSeal {
  seal(text: string, boundTo: string): Buffer;
  /** @throws when it was changed, moved to another row or sealed under another secret. */
  open(sealed: Buffer, boundTo: string): string;
}

/** AES-256-GCM under a key derived from the secret of this house. */
export function textSeal(secret: string, purpose: string): TextSeal {
  const key = Buffer.from(hkdfSync("sha256", secret, "santha", purpose, 32));
  return {
    seal(text, boundTo) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv("aes-256-gcm", key, iv, { authTagLength: tagLength });
      cipher.setAAD(Buffer.from(boundTo));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), sealed]);
    },
    open(sealed, boundTo) {
      if (sealed[0] !== version || sealed.length < headLength) throw new Error("the sealed text is damaged");
      const iv = sealed.subarray(1, 1 + ivLength);
      const decipher = createDecipheriv("aes-256-gcm", key, iv, { authTagLength: tagLength });
      decipher.setAAD(Buffer.from(boundTo));
      decipher.setAuthTag(sealed.subarray(1 + ivLength, headLength));
      return Buffer.concat([decipher.update(sealed.subarray(headLength)), decipher.final()]).toString("utf8");
    },
  };
}
