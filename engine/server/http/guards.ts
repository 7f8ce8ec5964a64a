import type { FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import type { Actor } from "../context.ts";
import { platformRefusal } from "./answers/errors.ts";

const changing = new Set(["POST", "PUT", "DELETE", "PATCH"]);
const formType = /^application\/x-www-form-urlencoded(?:; ?charset=utf-8)?$/i;
const jsonType = /^application\/json(?:; ?charset=utf-8)?$/i;

/**
 * Refuses changing calls from other sites (R43): the origin that a browser sends must be ours. A client that is no
 * browser sends neither header; only its session is checked.
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
 * Without a configured origin, the request's host counts as ours with either scheme, since a proxy may end TLS. In
 * production only the configured origin counts, because anybody could inject a page over plain HTTP.
 */
function isOwnHost(origin: string, host: string | undefined, config: Config): boolean {
  if (host === undefined || config.mode === "production") return false;
  return origin === `https://${host}` || origin === `http://${host}`;
}

/**
 * Refuses a call that a page makes for another profile than the session's. Browser tabs share one cookie, and data
 * of one profile must not reach the next. Calls that name no profile count for the session's.
 */
export function requireSamePerson(request: FastifyRequest, actor: Actor): void {
  const meant = request.headers["for-profile"];
  if (meant !== undefined && meant !== actor.profileKey) throw platformRefusal("platform/other-person");
}

/** A body is read only under exactly one well-formed JSON content type (R39); anything else is 415. */
export function requireJson(request: FastifyRequest): void {
  if (!changing.has(request.method)) return;
  const times = timesNamed(request, "content-type");
  const hasBody =
    request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0;
  if (!hasBody && times === 0) return;
  if (times !== 1 || !jsonType.test(request.headers["content-type"] ?? "")) {
    throw platformRefusal("platform/wrong-content-type");
  }
}

/** A callback's body comes as exactly one well-formed form; anything else is 415. */
export function requireForm(request: FastifyRequest): void {
  const type = request.headers["content-type"] ?? "";
  if (timesNamed(request, "content-type") !== 1 || !formType.test(type)) {
    throw platformRefusal("platform/wrong-content-type");
  }
}

/** How often a header occurs in the request; Node keeps only one of several content types. */
export function timesNamed(request: FastifyRequest, header: string): number {
  return request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === header).length;
}
