import { createHash, createHmac } from "node:crypto";
import type { S3Store } from "./storage.ts";

export interface S3Request {
  readonly method: "GET" | "PUT" | "DELETE";
  readonly url: URL;
  readonly body?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Headers of a request with AWS Signature Version 4 over method, path, all headers given and the body. */
export function signedHeaders(
  store: Pick<S3Store, "region" | "accessKey" | "secretKey">,
  { method, url, body, headers = {} }: S3Request,
  now: Date,
): Record<string, string> {
  const moment = now.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const day = moment.slice(0, 8);
  const scope = `${day}/${store.region}/s3/aws4_request`;
  const bodyHash = sha256(body ?? "");
  const signed: Record<string, string> = {
    ...headers,
    host: url.host,
    "x-amz-content-sha256": bodyHash,
    "x-amz-date": moment,
  };
  const names = Object.keys(signed).toSorted();
  const lines = names.map((name) => `${name}:${signed[name]?.trim()}\n`).join("");
  const request = [method, url.pathname, url.search.slice(1), lines, names.join(";"), bodyHash].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", moment, scope, sha256(request)].join("\n");
  const key = [day, store.region, "s3", "aws4_request"].reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${store.secretKey}`),
  );
  const signature = hmac(key, toSign).toString("hex");
  const credential = `Credential=${store.accessKey}/${scope}`;
  const { host: _, ...sent } = signed;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=${names.join(";")}, Signature=${signature}`,
  };
}

function sha256(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
