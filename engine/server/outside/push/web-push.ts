import { ECDH } from "node:crypto";
import { request as requestPlain } from "node:http";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import library, { type RequestDetails } from "web-push";
import { NotPublicError, publicLookup, type Resolve } from "../../http/limits/public-address.ts";
import type { PushAddress, PushOutcome, PushSender } from "./push.ts";
import type { PushKeys } from "./push-keys.ts";

export interface WebPushParts {
  readonly keys: PushKeys;
  /** Whom a push service may turn to: `mailto:` or `https:`. */
  readonly subject: string;
  /** Push services on this machine and in its network are allowed, over http too. Never in production. */
  readonly mayBeLocal: boolean;
  /** Left out: as this machine looks names up. */
  readonly resolve?: Resolve;
}

const longestAnswerInMilliseconds = 10_000;

/**
 * Web Push: the library signs and encrypts. The connection is made here, because the address of every push comes from
 * a browser, that is, from anybody.
 */
export function webPush({ keys, subject, mayBeLocal, resolve }: WebPushParts): PushSender {
  const guard = mayBeLocal ? {} : { lookup: publicLookup(resolve) };
  const vapidDetails = { subject, ...keys };
  return {
    publicKey: keys.publicKey,
    isAddress: (endpoint) => URL.canParse(endpoint) && isAllowed(new URL(endpoint), mayBeLocal),
    areKeys: ({ publicKey, authSecret }) => isPublicKey(publicKey) && authSecret.length === 16,
    async send(address, { text, topic, lifeInSeconds }) {
      if (!isAllowed(new URL(address.endpoint), mayBeLocal)) return { kind: "gone" };
      const options = { vapidDetails, topic, TTL: lifeInSeconds };
      try {
        return await post(library.generateRequestDetails(subscriptionOf(address), text, options), guard);
      } catch (error) {
        if (error instanceof NotPublicError) return { kind: "gone" };
        const reason = error instanceof Error && "code" in error ? String(error.code) : "no answer";
        return { kind: "later", reason, afterInSeconds: null };
      }
    },
  };
}

function subscriptionOf({ endpoint, publicKey, authSecret }: PushAddress) {
  return {
    endpoint,
    keys: { p256dh: publicKey.toString("base64url"), auth: authSecret.toString("base64url") },
  };
}

/** Whether the bytes are a point on the curve of Web Push. */
function isPublicKey(publicKey: Buffer): boolean {
  try {
    ECDH.convertKey(publicKey, "prime256v1");
    return publicKey.length === 65;
  } catch {
    return false;
  }
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

/** One request without redirects; what the answer says beyond its status is not read. */
function post(
  { endpoint, method, headers, body }: RequestDetails,
  guard: { readonly lookup?: LookupFunction },
): Promise<PushOutcome> {
  const url = new URL(endpoint);
  const send = url.protocol === "http:" ? requestPlain : request;
  const signal = AbortSignal.timeout(longestAnswerInMilliseconds);
  return new Promise((resolve, reject) => {
    const sent = send(url, { method, headers, ...guard, agent: false, signal }, (answer) => {
      answer.on("error", () => {});
      answer.destroy();
      resolve(outcomeOf(answer.statusCode ?? 0, answer.headers["retry-after"]));
    });
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
