import type { FastifyRequest } from "fastify";
import type { Config } from "./config.ts";
import { platformRefusal } from "./errors.ts";

const changing = new Set(["POST", "PUT", "DELETE", "PATCH"]);
const jsonType = /^application\/json(?:; ?charset=utf-8)?$/i;

/**
 * Refuses changing calls from other sites (R43): a browser names the page's origin, and it must be ours.
 * A caller that is no browser sends neither header and is held by its session alone.
 */
export function requireOwnOrigin(request: FastifyRequest, config: Config): void {
  if (!changing.has(request.method)) return;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none")
    throw platformRefusal("platform/foreign-origin");
  const origin = request.headers.origin;
  if (origin === undefined) return;
  if (origin === config.publicUrl || isOwnHost(origin, request.headers.host, config)) return;
  throw platformRefusal("platform/foreign-origin");
}

/**
 * Without a configured origin the host of the request is ours, with either scheme, since a proxy may end https.
 * In production only the configured origin counts: a page over plain http could have been put there by anybody.
 */
function isOwnHost(origin: string, host: string | undefined, config: Config): boolean {
  if (host === undefined || config.mode === "production") return false;
  return origin === `https://${host}` || origin === `http://${host}`;
}

/** A body is read only under exactly one well-formed JSON content type (R39); anything else is 415. */
export function requireJson(request: FastifyRequest): void {
  if (!changing.has(request.method)) return;
  const named = request.raw.rawHeaders.filter(
    (_, at, all) => at % 2 === 0 && all[at]?.toLowerCase() === "content-type",
  );
  const hasBody =
    request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0;
  if (!hasBody && named.length === 0) return;
  if (named.length !== 1 || !jsonType.test(request.headers["content-type"] ?? "")) {
    throw platformRefusal("platform/wrong-content-type");
  }
}
