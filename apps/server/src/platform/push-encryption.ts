import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from "node:crypto";
import type { PushAddress } from "./push.ts";

const curve = "prime256v1";
const recordSizeInBytes = 4096;
/** Marks the end of the text in the last record (RFC 8188). */
const lastRecord = Buffer.from([2]);

/** What makes each encryption another one; the standard's example hands its own in. */
export interface Chance {
  readonly salt: Buffer;
  readonly privateKey: Buffer | null;
}

/** Whether the bytes are a point on the curve. */
export function isPublicKey(publicKey: Buffer): boolean {
  try {
    ECDH.convertKey(publicKey, curve);
    return publicKey.length === 65;
  } catch {
    return false;
  }
}

/** The body of a push (RFC 8291, aes128gcm): only the browser that made the keys can read it. */
export function encryptPush(
  { publicKey, authSecret }: Pick<PushAddress, "publicKey" | "authSecret">,
  text: string,
  chance: Chance = { salt: randomBytes(16), privateKey: null },
): Buffer {
  const own = createECDH(curve);
  if (chance.privateKey) own.setPrivateKey(chance.privateKey);
  else own.generateKeys();
  const ownKey = own.getPublicKey();
  const shared = own.computeSecret(publicKey);
  const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, ownKey]);
  const secret = derive(shared, authSecret, keyInfo, 32);
  const key = derive(secret, chance.salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, chance.salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const encrypted = [cipher.update(text, "utf8"), cipher.update(lastRecord), cipher.final()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSizeInBytes);
  const head = [chance.salt, size, Buffer.from([ownKey.length]), ownKey];
  return Buffer.concat([...head, ...encrypted, cipher.getAuthTag()]);
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}
