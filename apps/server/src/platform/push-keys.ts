import { createECDH, createPrivateKey, type KeyObject, sign } from "node:crypto";
import type { Database } from "@santha/database/client";

const setting = "push-keys";
const curve = "prime256v1";

/** The pair by which push services know this server (VAPID). */
export interface PushKeys {
  /** Point on the curve P-256 in base64url, as browsers take it. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** The keys made at first start; subscriptions are bound to them, so they stay with the database. */
export async function loadPushKeys(database: Database): Promise<PushKeys> {
  await database
    .insertInto("settings")
    .values({ name: setting, value: JSON.stringify(newPair()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await database
    .selectFrom("settings")
    .select("value")
    .where("name", "=", setting)
    .executeTakeFirstOrThrow();
  return keysOf(value as unknown as Pair);
}

interface Pair {
  readonly publicKey: string;
  readonly privateKey: string;
}

function newPair(): Pair {
  const pair = createECDH(curve);
  pair.generateKeys();
  return {
    publicKey: pair.getPublicKey("base64url"),
    // Leading zeros are left out by the library, but a key has 32 bytes.
    privateKey: Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString("base64url"),
  };
}

function keysOf({ publicKey, privateKey }: Pair): PushKeys {
  const point = Buffer.from(publicKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
    d: privateKey,
  };
  return { publicKey, privateKey: createPrivateKey({ key: jwk, format: "jwk" }) };
}

export interface PushClaims {
  /** Origin of the push service. */
  readonly audience: string;
  /** Whom the push service may turn to: `mailto:` or `https:`. */
  readonly subject: string;
  readonly expiresAt: Date;
}

/** The `Authorization` of a push (RFC 8292): says for one push service and some hours that it is we who send. */
export function pushAuthorization(keys: PushKeys, { audience, subject, expiresAt }: PushClaims): string {
  const expiry = Math.floor(expiresAt.getTime() / 1000);
  const parts = [
    { typ: "JWT", alg: "ES256" },
    { aud: audience, exp: expiry, sub: subject },
  ];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
  const signature = sign("sha256", Buffer.from(text), { key: keys.privateKey, dsaEncoding: "ieee-p1363" });
  return `vapid t=${text}.${signature.toString("base64url")}, k=${keys.publicKey}`;
}
