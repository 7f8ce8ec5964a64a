import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Language } from "#engine/contract/language.ts";
import { type PushText, subscribeDevice } from "#features/notifications/contract/push-devices.ts";
import type { TestApp } from "./app.ts";

/** What came to the push service for one browser. */
export interface TakenPush {
  readonly text: PushText;
  readonly headers: IncomingMessage["headers"];
  /** As it travelled, encrypted. */
  readonly body: Buffer;
  /** What the sender proved of itself. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
}

/** A browser as push services know it. */
export interface PushBrowser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly taken: readonly TakenPush[];
}

/** How the push service answers from now on; 201 at first. */
export interface PushAnswer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  /** So long it lets the sender wait. */
  readonly afterMilliseconds?: number;
}

/** A push service on this machine: refuses what is not proved with the house's key, and reads with the browser's. */
export interface PushService {
  readonly origin: string;
  /** Requests that came, taken or not. */
  readonly tries: () => number;
  browser(): PushBrowser;
  answer(next: PushAnswer): void;
  close(): Promise<void>;
}

export async function pushService(publicKey: string): Promise<PushService> {
  const browsers = new Map<string, (request: IncomingMessage, body: Buffer) => void>();
  let answering: PushAnswer = { status: 201 };
  let tries = 0;
  const server = createServer(async (request, response) => {
    tries += 1;
    const { status, headers = {}, afterMilliseconds = 0 } = answering;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    await new Promise((resolve) => setTimeout(resolve, afterMilliseconds));
    try {
      if (status === 201) browsers.get(request.url ?? "")?.(request, Buffer.concat(parts));
      response.writeHead(browsers.has(request.url ?? "") ? status : 404, headers).end();
    } catch {
      response.writeHead(400).end();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    tries: () => tries,
    browser() {
      const own = createECDH("prime256v1");
      own.generateKeys();
      const auth = randomBytes(16);
      const path = `/to/${randomBytes(9).toString("base64url")}`;
      const taken: TakenPush[] = [];
      browsers.set(path, (request, body) => {
        const claims = provedClaims(request.headers.authorization ?? "", publicKey);
        const text = JSON.parse(decrypt(body, own, auth)) as PushText;
        taken.push({ text, headers: request.headers, body, claims });
      });
      const keys = { p256dh: own.getPublicKey("base64url"), auth: auth.toString("base64url") };
      return { endpoint: `${origin}${path}`, keys, taken };
    },
    answer(next) {
      answering = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Reads a push as a browser does (RFC 8291). @throws when it was not written with these keys. */
function decrypt(body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const derive = (secret: Buffer, from: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, from, info, length));
  const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), senderKey]);
  const secret = derive(own.computeSecret(senderKey), auth, keyInfo, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(body.subarray(-16));
  const record = Buffer.concat([decipher.update(body.subarray(21 + keyLength, -16)), decipher.final()]);
  return record.subarray(0, record.lastIndexOf(2)).toString();
}

/** What the sender says of itself (RFC 8292). @throws when it is not signed with the key that the browser was given. */
function provedClaims(authorization: string, publicKey: string): TakenPush["claims"] {
  const [, head, claims, signature, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error("another key");
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const signer = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature ?? "", "base64url"),
  );
  if (!isSigned) throw new Error("not signed");
  return JSON.parse(Buffer.from(claims ?? "", "base64url").toString());
}

/** Lets a browser of the person take pushes; the app must run with PUSH_LOCAL=on. Returns the device's id. */
export async function subscribed(
  app: TestApp,
  { cookie, profileKey }: { readonly cookie: string; readonly profileKey: string },
  { endpoint, keys }: PushBrowser,
  language: Language = "en",
): Promise<number> {
  const answer = await app.call(
    subscribeDevice,
    { body: { profileKey, endpoint, keys, language } },
    { as: cookie },
  );
  return answer.data.deviceId;
}
