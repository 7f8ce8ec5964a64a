import { request as requestPlain } from "node:http";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { Clock } from "./clock.ts";
import { NotPublicError, publicLookup, type Resolve } from "./public-address.ts";
import type { PushAddress, PushMessage, PushOutcome, PushSender } from "./push.ts";
import { encryptPush, isPublicKey } from "./push-encryption.ts";
import { type PushKeys, pushAuthorization } from "./push-keys.ts";

export interface WebPushParts {
  readonly keys: PushKeys;
  /** Whom a push service may turn to: `mailto:` or `https:`. */
  readonly subject: string;
  readonly clock: Clock;
  /** Push services on this machine and in its network are allowed, over http too. Never in production. */
  readonly mayBeLocal: boolean;
  /** Left out: as this machine looks names up. */
  readonly resolve?: Resolve;
}

/** Push services refuse a day and more. */
const proofLifeInMilliseconds = 12 * 3_600_000;
const longestAnswerInMilliseconds = 10_000;

/** Web Push (RFC 8030) with encrypted messages (RFC 8291) under our own keys (RFC 8292). */
export function webPush({ keys, subject, clock, mayBeLocal, resolve }: WebPushParts): PushSender {
  const guard = mayBeLocal ? {} : { lookup: publicLookup(resolve) };
  return {
    publicKey: keys.publicKey,
    isAddress: (endpoint) => URL.canParse(endpoint) && isAllowed(new URL(endpoint), mayBeLocal),
    areKeys: ({ publicKey, authSecret }) => isPublicKey(publicKey) && authSecret.length === 16,
    async send(address, message) {
      const url = new URL(address.endpoint);
      if (!isAllowed(url, mayBeLocal)) return { kind: "gone" };
      // A moved clock is no excuse for the push service: its proof runs out by the real one.
      const now = clock.now().getTime() - clock.offsetInMilliseconds;
      const expiresAt = new Date(now + proofLifeInMilliseconds);
      const claims = { audience: url.origin, subject, expiresAt };
      try {
        return await post(url, pushAuthorization(keys, claims), { address, message, guard });
      } catch (error) {
        if (error instanceof NotPublicError) return { kind: "gone" };
        const reason = error instanceof Error && "code" in error ? String(error.code) : "no answer";
        return { kind: "later", reason, afterInSeconds: null };
      }
    },
  };
}

/** Push services have a name and the port of https; nobody's has a bare address. */
function isAllowed(url: URL, mayBeLocal: boolean): boolean {
  if (url.username !== "" || url.password !== "") return false;
  if (mayBeLocal) return url.protocol === "https:" || url.protocol === "http:";
  const host = url.hostname.replace(/\.$/, "");
  const isName = isIP(host) === 0 && !host.startsWith("[") && host.includes(".");
  return (
    url.protocol === "https:" && url.port === "" && isName && !/\.(localhost|local|internal)$/.test(host)
  );
}

interface Sending {
  readonly address: PushAddress;
  readonly message: PushMessage;
  readonly guard: { readonly lookup?: LookupFunction };
}

/** One request without redirects; what the answer says beyond its status is not read. */
function post(url: URL, authorization: string, { address, message, guard }: Sending): Promise<PushOutcome> {
  const body = encryptPush(address, message.text);
  const send = url.protocol === "http:" ? requestPlain : request;
  return new Promise((resolve, reject) => {
    const sent = send(
      url,
      {
        method: "POST",
        headers: {
          authorization,
          "content-type": "application/octet-stream",
          "content-encoding": "aes128gcm",
          "content-length": body.length,
          ttl: message.lifeInSeconds,
          topic: message.topic,
          urgency: "normal",
        },
        ...guard,
        agent: false,
        signal: AbortSignal.timeout(longestAnswerInMilliseconds),
      },
      (answer) => {
        answer.on("error", () => {});
        answer.destroy();
        resolve(outcomeOf(answer.statusCode ?? 0, answer.headers["retry-after"]));
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: "taken" };
  if (status === 404 || status === 410) return { kind: "gone" };
  const reason = `status ${status}`;
  const wait = Number(retryAfter);
  const afterInSeconds = Number.isFinite(wait) && wait > 0 ? Math.min(wait, 86_400) : null;
  return status === 429 || status >= 500
    ? { kind: "later", reason, afterInSeconds }
    : { kind: "refused", reason };
}
