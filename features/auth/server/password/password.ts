import { type Argon2Parameters, argon2, timingSafeEqual } from "node:crypto";
import type { Platform } from "#engine/server/context.ts";
import { turns } from "../codes/turns.ts";

/** OWASP's setting for argon2id: 19 MiB, two passes, one lane. About 30 ms on a small server. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLengthInBytes = 32;

/** Two at once: hashing fills its cores and its memory, and everything else must go on. */
const inTurn = turns({ mostAtOnce: 2, mostWaiting: 200 });

const encoded = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** No password fits it: checking one against it takes as long as checking a real one. */
const nobodysHash = phc(cost, Buffer.alloc(16), Buffer.alloc(tagLengthInBytes));

/** Every hash is counted: known and unknown numbers must take the same number of them (R41). */
type Counting = Pick<Platform, "metrics">;

/** Hashes a password with a new salt, as a PHC string. @throws `platform/away` when too many are waiting. */
export async function hashPassword(
  platform: Counting & Pick<Platform, "ids">,
  password: string,
): Promise<string> {
  const salt = Buffer.from(platform.ids.token(), "base64url");
  return phc(cost, salt, await derive(platform, password, salt, cost));
}

/**
 * Whether the password fits the stored hash. `null` (nobody has this number) does the same work and is never true.
 * @throws `platform/away` when too many are waiting.
 */
export async function isPasswordRight(
  platform: Counting,
  password: string,
  storedHash: string | null,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt = "", tag = ""] = encoded.exec(storedHash ?? nobodysHash) ?? [];
  const expected = Buffer.from(tag, "base64");
  const own = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const derived = await derive(platform, password, Buffer.from(salt, "base64"), own);
  return timingSafeEqual(derived, expected) && storedHash !== null;
}

interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

function derive(
  { metrics }: Counting,
  password: string,
  salt: Buffer,
  { memory, passes, parallelism }: Cost,
): Promise<Buffer> {
  metrics.passwordHashed();
  const parameters: Argon2Parameters = {
    // The same word typed on another keyboard may arrive in another Unicode form.
    message: password.normalize("NFC"),
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength: tagLengthInBytes,
  };
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        argon2("argon2id", parameters, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );
}

function phc({ memory, passes, parallelism }: Cost, salt: Buffer, tag: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(tag)}`;
}
